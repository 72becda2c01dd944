import { Card, CardHeader } from "~/ui/card";

const FACTS = [
  ["One trial an account", "Seven days with all that Premium gives."],
  ["A mail before it ends", "On the fifth day we write to you what begins, when, and at what price."],
  ["Then the plan you chose", "After 7 days the trial becomes your plan by itself, unless you cancel."],
  ["Cancelled on your profile", "Any time, with one button. In the trial nothing is charged."],
] as const;

/** How the trial works, in four steps. */
export function TrialFacts() {
  return (
    <Card as="section" tone="soft">
      <CardHeader title="How the free trial works" />
      <dl className="grid gap-3.5">
        {FACTS.map(([term, text]) => (
          <div key={term}>
            <dt className="font-medium">{term}</dt>
            <dd className="text-[0.9375rem]/6">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
