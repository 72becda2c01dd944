/** "1 view", "12 views". */
export function countOfViews(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "view" : "views"}`;
}
