import { clsx } from "clsx";

/** The pictures of the product in `public/pictures`, each light and dark. */
type PictureName = "journal" | "assistant" | "prayer";

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
      "Saved while you type, even offline or after your session ends",
      "Find entries by day, mood or word",
      "See your month and your streak",
    ],
    picture: "journal",
    alt: "The journal: entries by day, with their first words and moods",
  },
  {
    title: "Answers that name their sources",
    text: "Ask your own questions, or those that others ask you.",
    points: [
      "Scripture, the Catechism, the Fathers, councils and saints",
      "Every citation is checked. If we can’t find a source, we say so",
      "Works without sending your words to any outside AI",
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
      "Prayers written for your intention, to keep and to share",
    ],
    picture: "prayer",
    alt: "The Rosary, step by step with the mysteries of the day",
  },
];

/** The features of the product, with pictures. */
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

/** The size of the files, shown at half of it. */
const SIZE = { width: 750, height: 1400 };
const frame = "mx-auto h-auto w-full max-w-[19rem] rounded-[1.75rem] border border-line-strong/40";

/**
 * A picture of a phone's screen in the theme of the page. The hidden one is not loaded. A `<picture>` would follow the
 * system's theme instead.
 */
function Picture({ name, alt }: { name: PictureName; alt: string }) {
  const shared = { ...SIZE, loading: "lazy", decoding: "async" } as const;
  return (
    <div>
      <img {...shared} alt={alt} src={`/pictures/${name}.webp`} className={`${frame} dark:hidden`} />
      <img
        {...shared}
        alt={alt}
        src={`/pictures/${name}-dark.webp`}
        className={`${frame} hidden dark:block`}
      />
    </div>
  );
}
