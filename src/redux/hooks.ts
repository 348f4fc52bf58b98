import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppDispatch, FirstStore } from './firstStore'
import type { AppStore, RootState } from './store'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()
export const useFirstStore = useStore.withTypes<FirstStore>()
