import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long while they mostly wait, and so run best beside others. */
const WAITING_EVERY = 3

const isOfBrowser = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/browser/')
/** Short files that look at all screens of an area, which on a first run only their names tell. */
const isTour = ({ moduleId }: TestSpecification) => moduleId.endsWith('/accessibility.test.ts')

/**
 * Long before short, as the last file to start is the one that the run waits for: the browser's files, one of the server's
 * between some of them, then the rest by project, as workers are kept for files of the same project only.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const long = sorted.filter(({ project }) => project.name === 'long')
    const server = long.filter((file) => !isOfBrowser(file))
    const browser = long.filter(isOfBrowser)
    const mixed = [...browser.filter(isTour), ...browser.filter((file) => !isTour(file))].flatMap((file, at) =>
      at % WAITING_EVERY === 0 ? [...server.splice(0, 1), file] : [file],
    )
    return [...mixed, ...server, ...sorted.filter(({ project }) => project.name !== 'long')]
  }
}
