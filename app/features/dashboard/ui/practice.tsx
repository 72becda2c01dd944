import { BookOpen, MessageCircleQuestionMark, Sunrise } from "lucide-react";
import { Badge } from "~/ui/badge";
import { LinkCard } from "~/ui/link-card";

/** The ways to pray, to ask and to read. */
export function Practice({ hasPrayed }: { hasPrayed: boolean }) {
  return (
    <section aria-labelledby="practice">
      <h2 id="practice" className="mb-3 text-lg/7">
        Continue Your Practice
      </h2>
      <ul className="grid gap-3">
        <li>
          <LinkCard
            to="/prayer/quick"
            icon={Sunrise}
            title="Morning Prayer"
            text="A few words of your own"
            badge={!hasPrayed && <Badge tone="accent">New</Badge>}
          />
        </li>
        <li>
          <LinkCard
            to="/acolyte"
            icon={MessageCircleQuestionMark}
            title="Faith Questions"
            text="Ask, and see the sources"
          />
        </li>
        <li>
          <LinkCard
            to="/immersive-prayer?guide=four-senses"
            icon={BookOpen}
            title="Scripture Study"
            text="Explore the four senses"
          />
        </li>
      </ul>
    </section>
  );
}
