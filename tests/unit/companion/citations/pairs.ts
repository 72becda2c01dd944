/** Reads a table: on each row what is written => how it is shown. */
export const pairs = (rows: string) =>
  rows
    .trim()
    .split("\n")
    .map((row) => row.split(" => ") as [written: string, shown: string]);
