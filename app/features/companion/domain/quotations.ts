import type { InspirationSource } from "~/features/accounts/contract";

/**
 * A short quotation of a public-domain text, or of our own translation, with where it stands. Scripture is numbered as in
 * the Bibles that people have at hand, whatever the translation.
 */
export interface Quotation {
  source: Exclude<InspirationSource, "none" | "surprise_me">;
  text: string;
  reference: string;
}

/** Quotations whose wording was checked against the source. */
export const QUOTATIONS: Quotation[] = [
  {
    source: "scripture",
    text: "Be still, and see that I am God",
    reference: "Ps 46:11",
  },
  {
    source: "scripture",
    text: "This is the day which the Lord hath made: let us be glad, and rejoice therein.",
    reference: "Ps 118:24",
  },
  {
    source: "scripture",
    text: "Thy word is a lamp to my feet, and a light to my paths.",
    reference: "Ps 119:105",
  },
  {
    source: "scripture",
    text: "Cast thy care upon the Lord, and he shall sustain thee",
    reference: "Ps 55:23",
  },
  {
    source: "scripture",
    text: "O taste, and see that the Lord is sweet: blessed is the man that hopeth in him.",
    reference: "Ps 34:9",
  },
  {
    source: "scripture",
    text: "Evening and morning, and at noon I will speak and declare: and he shall hear my voice.",
    reference: "Ps 55:18",
  },
  {
    source: "scripture",
    text: "Let my prayer be directed as incense in thy sight; the lifting up of my hands as evening sacrifice.",
    reference: "Ps 141:2",
  },
  {
    source: "scripture",
    text: "Expect the Lord, do manfully, and let thy heart take courage, and wait thou for the Lord.",
    reference: "Ps 27:14",
  },
  {
    source: "scripture",
    text: "But they that hope in the Lord shall renew their strength",
    reference: "Isa 40:31",
  },
  {
    source: "scripture",
    text: "Fear not, for I am with thee",
    reference: "Isa 41:10",
  },
  {
    source: "scripture",
    text: "But the souls of the just are in the hand of God",
    reference: "Wis 3:1",
  },
  {
    source: "scripture",
    text: "Bless God at all times: and desire of him to direct thy ways",
    reference: "Tob 4:19",
  },
  {
    source: "scripture",
    text: "Come to me, all you that labour, and are burdened, and I will refresh you.",
    reference: "Matt 11:28",
  },
  {
    source: "scripture",
    text: "Peace I leave with you, my peace I give to you",
    reference: "John 14:27",
  },
  {
    source: "scripture",
    text: "Stay with us, because it is towards evening, and the day is now far spent.",
    reference: "Luke 24:29",
  },
  {
    source: "scripture",
    text: "all things work together unto good",
    reference: "Rom 8:28",
  },
  {
    source: "scripture",
    text: "My grace is sufficient for thee: for power is made perfect in infirmity.",
    reference: "2 Cor 12:9",
  },
  {
    source: "scripture",
    text: "Be solicitous about nothing",
    reference: "Phil 4:6",
  },
  {
    source: "scripture",
    text: "Casting all your solicitude upon him, for he hath care of you.",
    reference: "1 Pet 5:7",
  },
  {
    source: "scripture",
    text: "Jesus Christ yesterday, and to-day; and the same for ever.",
    reference: "Heb 13:8",
  },
  {
    source: "daily_examen",
    text: "Prove me, O God, and know my heart: examine me, and know my paths.",
    reference: "Ps 139:23",
  },
  {
    source: "daily_examen",
    text: "Let us search our ways, and seek, and return to the Lord.",
    reference: "Lam 3:40",
  },
  {
    source: "daily_examen",
    text: "But let a man prove himself",
    reference: "1 Cor 11:28",
  },
  {
    source: "daily_examen",
    text: "Shew, O Lord, thy ways to me, and teach me thy paths.",
    reference: "Ps 25:4",
  },
  {
    source: "daily_examen",
    text: "In peace in the self same I will sleep, and I will rest",
    reference: "Ps 4:9",
  },
  {
    source: "daily_examen",
    text: "The Lord is nigh unto them that are of a contrite heart",
    reference: "Ps 34:19",
  },
  {
    source: "saint_quote",
    text: "With me prayer is an uplifting of the heart; a glance towards heaven; a cry of gratitude and love, uttered equally in sorrow and in joy.",
    reference: "St. Thérèse of Lisieux, Story of a Soul, ch. X (Taylor)",
  },
  {
    source: "saint_quote",
    text: "At evening you will be examined in love.",
    reference: "St. John of the Cross, Sayings of Light and Love 59",
  },
  {
    source: "saint_quote",
    text: "If you are what you ought to be, you will set fire to all Italy.",
    reference: "St. Catherine of Siena, Letter T368",
  },
  {
    source: "saint_quote",
    text: "If I am not, may God put me there; and if I am, may God keep me there.",
    reference: "St. Joan of Arc, trial, 24 February 1431",
  },
  {
    source: "saint_quote",
    text: "Let words cease, I pray; let works speak.",
    reference: "St. Anthony of Padua, Sermon for Pentecost",
  },
  {
    source: "theologian_quote",
    text: "Grace does not destroy nature but perfects it.",
    reference: "St. Thomas Aquinas, Summa Theologiae I q.1 a.8 ad 2",
  },
  {
    source: "theologian_quote",
    text: "The love of God infuses and creates goodness.",
    reference: "St. Thomas Aquinas, Summa Theologiae I q.20 a.2",
  },
  {
    source: "theologian_quote",
    text: "Final and perfect happiness can consist in nothing else than the vision of the Divine Essence.",
    reference: "St. Thomas Aquinas, Summa Theologiae I-II q.3 a.8",
  },
  {
    source: "theologian_quote",
    text: "God has created me to do Him some definite service.",
    reference: "St. John Henry Newman, Meditations and Devotions (1848)",
  },
  {
    source: "theologian_quote",
    text: "Love is a great thing, a good above all others, which alone maketh every heavy burden light.",
    reference: "Thomas à Kempis, Imitation of Christ III.5.3 (Benham)",
  },
  {
    source: "theologian_quote",
    text: "Ask grace, not doctrine; desire, not understanding.",
    reference: "St. Bonaventure, Itinerarium 7.6",
  },
  {
    source: "theologian_quote",
    text: "The cause of loving God is God; the measure, to love without measure.",
    reference: "St. Bernard of Clairvaux, On Loving God 1",
  },
  {
    source: "patristic_quote",
    text: "Thou madest us for Thyself, and our heart is restless, until it repose in Thee.",
    reference: "St. Augustine, Confessions 1.1 (Pusey)",
  },
  {
    source: "patristic_quote",
    text: "Narrow is the mansion of my soul; enlarge Thou it, that Thou mayest enter in.",
    reference: "St. Augustine, Confessions 1.5 (Pusey)",
  },
  {
    source: "patristic_quote",
    text: "Ignorance of the Scriptures is ignorance of Christ.",
    reference: "St. Jerome, Commentary on Isaiah, Prologue",
  },
];
