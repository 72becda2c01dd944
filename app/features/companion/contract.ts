/** Answer of `POST /api/ai/personalized-greeting`. Both are empty when the person wants no greeting by preference. */
export interface Greeting {
  greeting: string;
  /** A quotation with its reference. */
  inspiration: string;
}
