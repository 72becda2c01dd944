/** A hint that a delivery is due. */
export interface DeliveryHint {
  /** Id of the delivery's row. */
  id: number;
  /** How many times it was tried when the hint was given: of two hints for one attempt, the second does nothing. */
  attempts: number;
}

/** Hands deliveries to whoever carries them out. The row is the truth: a lost hint only makes a reminder later. */
export interface DeliveryQueue {
  announce(hints: DeliveryHint[]): Promise<void>;
}
