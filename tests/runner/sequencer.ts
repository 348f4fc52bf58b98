import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long while they mostly wait, and so run best beside others. */
const WAITING_EVERY = 3

/** Short files that look at all screens of an area, which on a first run only their names tell. */
const isTour = ({ moduleId }: TestSpecification) => moduleId.endsWith('/accessibility.test.ts')

/**
 * Long before short, as the last file to start is the one that the run waits for: the browser's files, one of the slow
 * server's between some of them, then the rest by project, as workers are kept for files of the same project only.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const of = (name: string) => sorted.filter(({ project }) => project.name === name)
    const slow = of('slow')
    const tours = of('browser').filter(isTour)
    const browser = [...tours, ...of('browser').filter((file) => !isTour(file))]
    const mixed = browser.flatMap((file, at) => (at % WAITING_EVERY === 0 ? [...slow.splice(0, 1), file] : [file]))
    const rest = sorted.filter(({ project }) => project.name !== 'slow' && project.name !== 'browser')
    return [...mixed, ...slow, ...rest]
  }
}
