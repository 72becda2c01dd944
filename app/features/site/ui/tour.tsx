import { clsx } from "clsx";
import { Picture, type PictureName } from "./picture";

interface Stop {
  title: string;
  text: string;
  points: string[];
  picture: PictureName;
  alt: string;
}

const STOPS: Stop[] = [
  {
    title: "A journal that keeps every word",
    text: "Write what you bring before God, with images and a mood if you like.",
    points: [
      "Kept while you type, through a lost network or an ended session",
      "Found again by day, by mood or by word",
      "A month at a glance, and the days in a row",
    ],
    picture: "journal",
    alt: "The journal: entries by day, with their first words and moods",
  },
  {
    title: "Answers that name their sources",
    text: "Ask what you wonder about, or what others ask of you.",
    points: [
      "Scripture, the Catechism, the Fathers, councils and saints",
      "Every citation checked; what cannot be found is said to be so",
      "A built-in companion, for which nothing leaves the server",
    ],
    picture: "assistant",
    alt: "A question of faith, answered with numbered sources",
  },
  {
    title: "Prayer that goes with the day",
    text: "The color, the season and the feast of the Church’s year are with you on every page.",
    points: [
      "A quick prayer in your own words, with a prompt for the hour",
      "Examen, Lectio Divina, the Rosary and the four senses, step by step",
      "Prayers written from your intention, to keep and to share",
    ],
    picture: "prayer",
    alt: "The Rosary, led step by step with the mysteries of the day",
  },
];

/** What the product does, with pictures of it. */
export default function Tour() {
  return (
    <div className="border-t border-line bg-card">
      <div className="mx-auto grid max-w-[68rem] gap-20 px-5 py-16 sm:px-8 lg:gap-28 lg:py-24">
        {STOPS.map((stop, index) => (
          <TourStop key={stop.picture} stop={stop} isTurned={index % 2 === 1} />
        ))}
      </div>
    </div>
  );
}

function TourStop({
  stop: { title, text, points, picture, alt },
  isTurned,
}: {
  stop: Stop;
  isTurned: boolean;
}) {
  return (
    <section className="grid items-center gap-10 md:grid-cols-2 md:gap-16">
      <div className={clsx("mx-auto max-w-md", isTurned && "md:order-last")}>
        <h2 className="text-[1.75rem]/9 lg:text-[2.25rem]/11">{title}</h2>
        <p className="mt-4 font-serif text-lg/8 text-muted">{text}</p>
        <ul className="mt-6 grid gap-3">
          {points.map((point) => (
            <li key={point} className="border-l-2 border-accent pl-4 leading-6">
              {point}
            </li>
          ))}
        </ul>
      </div>
      <Picture name={picture} alt={alt} />
    </section>
  );
}
