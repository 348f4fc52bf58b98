import { Component, type ErrorInfo, type ReactNode } from 'react'
import { isFetchError } from '@/configs/fetchErrors'
import { CrashNotice } from './CrashNotice'
import { FetchNotice } from './FetchNotice'

interface ErrorBoundaryProps {
  children: ReactNode
  /** When this changes (the path, say) a broken screen is left behind and the next one gets its chance. */
  resetKey?: string
  onError?: (error: Error, info: ErrorInfo) => void
}

interface ErrorBoundaryState {
  error: Error | null
}

/** Keeps a broken screen from taking the shell with it. React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null }

  static getDerivedStateFromError(error: Error): ErrorBoundaryState {
    return { error }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.props.onError?.(error, info)
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.error && previous.resetKey !== this.props.resetKey) this.reset()
  }

  reset = (): void => this.setState({ error: null })

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return isFetchError(error) ? <FetchNotice /> : <CrashNotice onRetry={this.reset} />
  }
}
