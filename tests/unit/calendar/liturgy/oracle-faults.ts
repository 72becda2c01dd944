import type { LiturgicalDay } from "~/features/calendar/domain/liturgy/liturgical-day";

/** The oracle's first celebration of a day, as far as it is compared. */
export interface OracleDay {
  date: string;
  id: string;
  rank: string;
  colours: string[];
  seasons: string[];
  /** The ids of all its celebrations of the day. */
  ids: string[];
}

/** Where romcal 3.0.0-dev.125 is wrong, or chooses otherwise where the norms leave a choice: the days, and why. */
export interface Fault {
  why: string;
  explains: (oracle: OracleDay, own: LiturgicalDay) => boolean;
}

export const FAULTS: Record<string, Fault> = {
  "Saint Joseph dropped": {
    why: "With 19 March in Holy Week he is kept on the Saturday before Palm Sunday (Norms, 56); romcal leaves him out.",
    explains: ({ date }, own) =>
      ["2035-03-17", "2046-03-17"].includes(date) && own.chosen.name.startsWith("Saint Joseph, Spouse"),
  },
  "John the Baptist and Peter and Paul dropped": {
    why: "Impeded by a solemnity of the Lord they are transferred (Norms, 60); romcal leaves them out.",
    explains: ({ date }, own) =>
      ["2022-06-23", "2033-06-23", "2044-06-23", "2057-06-25", "2057-06-28", "2038-06-25"].includes(date) &&
      /^The Nativity of Saint John|^Saints Peter and Paul/.test(own.chosen.name),
  },
  "Annunciation dropped": {
    why: "From a Sunday of Lent it goes to the Monday (Norms, 5); romcal leaves it out in some of those years.",
    explains: ({ date }, own) => date === "2057-03-26" && own.chosen.name === "The Annunciation of the Lord",
  },
  "Immaculate Heart before higher days": {
    why: "A memorial gives way to solemnities and feasts (Norms, 59); romcal puts this one before them.",
    explains: ({ id }, own) =>
      id === "immaculate_heart_of_mary" && ["Solemnity", "Feast"].includes(own.chosen.rank),
  },
  "Immaculate Heart with a memorial": {
    why: "Both are optional that year (notification of 8 December 1998), so that neither is chosen; romcal keeps both as they are.",
    explains: ({ id, ids }, own) =>
      id === "immaculate_heart_of_mary" &&
      ids.length > 1 &&
      own.chosen.rank === "Weekday" &&
      own.celebrations.filter(({ rank }) => rank === "Optional Memorial").length >= 2,
  },
  "Mother of the Church dropped": {
    why: "She stands before a saint whose memorial meets hers (notification of 24 March 2018); romcal leaves her out for Saint Philip Neri.",
    explains: ({ id }, own) =>
      id === "philip_neri_priest" && own.chosen.name.endsWith("Mother of the Church"),
  },
  "Baptism of the Lord a solemnity": {
    why: "It is a feast of the Lord (Norms, 38); romcal ranks it as a solemnity.",
    explains: ({ id }, own) => id === "baptism_of_the_lord" && own.chosen.rank === "Feast",
  },
  "Holy Thursday in Lent": {
    why: "Until the evening Mass it is a day of Lent, and romcal lists that first; here the day is the Triduum's that it opens.",
    explains: ({ id, ids }, own) =>
      id === "holy_thursday" &&
      ids.includes("thursday_of_the_lords_supper") &&
      own.chosen.name.startsWith("Holy Thursday"),
  },
  "Holy Saturday without a colour": {
    why: "There is no Mass by day, and romcal gives no colour; the Office wears purple until the Vigil's white.",
    explains: ({ id, colours }, own) =>
      id === "holy_saturday" && colours.length === 0 && own.chosen.colours[0] === "Purple",
  },
};

/** Our names where they are worded otherwise than the oracle's. */
export const NAMES: Record<string, string> = {
  "Third Sunday in Ordinary Time, or Sunday of the Word of God": "Third Sunday in Ordinary Time",
  "The Octave Day of the Nativity of the Lord: Solemnity of Mary, the Holy Mother of God":
    "Mary, the Holy Mother of God",
  "The Most Holy Body and Blood of Christ": "The Most Holy Body and Blood of Christ (Corpus Christi)",
  "The Immaculate Conception of the Blessed Virgin Mary, Patroness of the USA":
    "The Immaculate Conception of the Blessed Virgin Mary",
  "The Commemoration of All the Faithful Departed (All Soul’s Day)":
    "The Commemoration of All the Faithful Departed (All Souls’ Day)",
  "Second Sunday of Easter or Sunday of Divine Mercy": "Second Sunday of Easter (Sunday of Divine Mercy)",
  "Friday of the Passion of the Lord": "Good Friday (Friday of the Passion of the Lord)",
  "Holy Saturday/Easter Vigil": "Holy Saturday",
  "Blessed Virgin Mary, Mother of the Church": "The Blessed Virgin Mary, Mother of the Church",
  "Blessed Francis Xavier Seelos, priest": "Blessed Francis Xavier Seelos, Priest",
};
