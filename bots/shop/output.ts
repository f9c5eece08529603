/**
 * Where a command of the operator writes: results to `line`, everything said to a person to
 * `error`.
 */
export type Output = { line: (text: string) => void; error: (text: string) => void };
