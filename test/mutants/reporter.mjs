/** A jest reporter that prints nothing and appends each failed test to the file MUTANT_FAILURES, a JSON line each. */
import { appendFileSync } from 'node:fs';

export default class {
  onTestResult(_test, { testFilePath, testResults, testExecError }) {
    const failed = testResults.filter(({ status }) => status === 'failed');
    const failures = failed.map(({ fullName, failureMessages }) => ({ title: fullName, message: failureMessages[0] }));
    if (testExecError) failures.unshift({ title: 'the file did not run', message: String(testExecError.message) });
    for (const failure of failures)
      appendFileSync(process.env.MUTANT_FAILURES, `${JSON.stringify({ file: testFilePath, ...failure })}\n`);
  }
}
