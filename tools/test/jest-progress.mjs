/** A Jest reporter: one line per test file, which `npm test` turns into its progress. */
export default class JestProgress {
  /**
   * @param {unknown} _test
   * @param {unknown} _result
   * @param {{ numTotalTestSuites: number, numPassedTestSuites: number, numFailedTestSuites: number, numPassedTests: number }} soFar
   */
  onTestResult(_test, _result, soFar) {
    const { numTotalTestSuites, numPassedTestSuites, numFailedTestSuites, numPassedTests } = soFar
    const done = numPassedTestSuites + numFailedTestSuites
    process.stderr.write(
      `progress: ${done} of ${numTotalTestSuites} files, ${numPassedTests} tests passed\n`,
    )
  }
}
