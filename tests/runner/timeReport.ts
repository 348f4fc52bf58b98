import type { Reporter, TestModule } from 'vitest/node'

interface ProjectTime {
  files: number
  tests: number
  busyMs: number
  startMs: number
  endMs: number
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(9)

/** The project; of the one that holds the server's long tests and the browser's, which of the two. */
const partOf = ({ project, relativeModuleId }: TestModule) =>
  project.name === 'long'
    ? `long, ${relativeModuleId.startsWith('tests/browser/') ? 'browser' : 'others'}`
    : project.name

/** Prints at the end of a run how long each project took: on the clock, and in all its workers together. */
export default class TimeReport implements Reporter {
  #started = performance.now()
  #startOf = new Map<string, number>()
  #projects = new Map<string, ProjectTime>()

  onTestRunStart(): void {
    this.#started = performance.now()
    this.#projects.clear()
  }

  onTestModuleQueued({ id }: TestModule): void {
    this.#startOf.set(id, performance.now())
  }

  onTestModuleEnd(module: TestModule): void {
    const endMs = performance.now()
    const startMs = this.#startOf.get(module.id) ?? endMs
    const name = partOf(module)
    const known = this.#projects.get(name) ?? { files: 0, tests: 0, busyMs: 0, startMs, endMs }
    this.#projects.set(name, {
      files: known.files + 1,
      tests: known.tests + [...module.children.allTests()].length,
      busyMs: known.busyMs + endMs - startMs,
      startMs: Math.min(known.startMs, startMs),
      endMs,
    })
  }

  onTestRunEnd(): void {
    const lines = [...this.#projects].map(([name, { files, tests, busyMs, startMs, endMs }]) => {
      const counts = `${String(files).padStart(4)} files ${String(tests).padStart(5)} tests`
      return `${name.padEnd(13)} ${counts} ${seconds(endMs - startMs)} ${seconds(busyMs)} in all workers`
    })
    const total = `${'all'.padEnd(13)} ${' '.repeat(22)} ${seconds(performance.now() - this.#started)}`
    process.stdout.write(`\nTime by project\n${[...lines, total].join('\n')}\n`)
  }
}
