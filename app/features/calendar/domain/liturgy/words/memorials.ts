/** What is said of a memorial, by the first pattern that its name fits. */
const PATTERNS: [RegExp, string][] = [
  [
    /Mother of the Church/,
    "From the cross Jesus gave his mother to the disciple. On the day after Pentecost the Church calls her Mother.",
  ],
  [
    /Immaculate Heart/,
    "The heart of Mary kept every word and was pierced with her Son's. It is a school of faith.",
  ],
  [/Passion of Saint John/, "The Forerunner told a king the truth and died for it, as he had lived for it."],
  [/Blessed Virgin Mary|Our Lady/, "A day of Mary, who leads all who turn to her to her Son."],
  [/Angels/, "God gives each of us into the care of angels, who see his face and walk at our side."],
  [/Joachim/, "The parents of Mary are honored: the faith of grandparents goes before us."],
  [/Martha/, "The friends of Bethany, in whose house the Lord was served, heard and believed."],
  [/Apostle/, "The Church is built on the witness of the apostles, and remembers one of them with thanks."],
  [
    /Martyrs|Companions/,
    "They held to Christ together, at the price of their lives. The Church wears red for their witness.",
  ],
  [
    /Martyr/,
    "This witness held to Christ at the price of life. The Church wears red and asks for the same courage.",
  ],
  [/Doctors/, "Two teachers of the Church, whose words still open the faith to those who seek."],
  [/Doctor/, "A teacher of the whole Church, whose words and life still open the faith to those who seek."],
  [/Pope/, "A successor of Peter, who served the unity of the Church and cared for her flock."],
  [/Bishops/, "Shepherds after the heart of Christ, who handed on what they had received."],
  [
    /Bishop/,
    "A shepherd after the heart of Christ, who spent life and strength for the people entrusted to him.",
  ],
  [
    /Abbot|Religious|Virgin/,
    "A life given wholly to God, in prayer and in service, which still bears fruit.",
  ],
  [/Priest/, "A priest who brought Christ to many, by word, by sacrament and by example."],
];

const OTHERS =
  "The Church remembers a friend of God and asks for such a faith, and for a prayer from heaven.";

/** A sentence or two about a memorial. */
export function memorialWords(name: string): string {
  return PATTERNS.find(([pattern]) => pattern.test(name))?.[1] ?? OTHERS;
}
