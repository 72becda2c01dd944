/** A sentence or two about each solemnity, by its name. */
export const SOLEMNITY_WORDS: Record<string, string> = {
  "Mary, the Holy Mother of God":
    "Eight days after Christmas the Church honors Mary by her oldest title: the child she bore is God. The new year begins under her care.",
  "The Epiphany of the Lord":
    "Wise men from the East follow a star and kneel before the child. Christ is shown to all nations as their light.",
  "Saint Joseph, Spouse of the Blessed Virgin Mary":
    "Joseph, a just man and a worker, gave Jesus a home and a name. The Church trusts herself to the one who guarded the Holy Family.",
  "The Annunciation of the Lord":
    "The angel comes to Nazareth, and Mary says yes. In that hour the Word becomes flesh, nine months before Christmas.",
  "Easter Sunday of the Resurrection of the Lord":
    "Christ is risen. Death has lost its hold, and this day is the root of every Sunday of the year.",
  "The Ascension of the Lord":
    "The risen Lord returns to the Father and takes our humanity with him. He leaves his disciples a promise and a mission.",
  "Pentecost Sunday":
    "The Holy Spirit comes upon the apostles in wind and fire, and the Church begins to speak in every tongue. Easter reaches its fullness.",
  "The Most Holy Trinity":
    "One God in three Persons: Father, Son and Holy Spirit. All prayer begins in this name and leads into this love.",
  "The Most Holy Body and Blood of Christ (Corpus Christi)":
    "Christ gives himself as food and stays with his people. The Church adores him in the Eucharist and carries him through her streets.",
  "The Most Sacred Heart of Jesus":
    "The heart that was pierced on the cross stays open. The Church contemplates a love both divine and human, and answers it.",
  "The Nativity of Saint John the Baptist":
    "The birth of the one who prepared the way. He was a lamp before the Light, content to grow less so that Christ might grow.",
  "Saints Peter and Paul, Apostles":
    "The fisherman and the scholar, the rock and the herald to the nations. Both gave their lives in Rome for the one Lord.",
  "The Assumption of the Blessed Virgin Mary":
    "At the end of her life on earth Mary was taken up, body and soul, into glory. Where she is, the Church hopes to be.",
  "All Saints":
    "A multitude that no one can count: the known saints and the hidden ones, at home with God and praying for us.",
  "The Commemoration of All the Faithful Departed (All Souls’ Day)":
    "The Church prays for all who have died, that they may be cleansed and come to the light of God's face.",
  "Our Lord Jesus Christ, King of the Universe":
    "The Church's year ends before the throne of a King who reigns from the cross. His kingdom is truth, justice, love and peace.",
  "The Immaculate Conception of the Blessed Virgin Mary":
    "From the first moment of her life Mary was kept free from sin, by the grace of the Son she would bear. Under this title she is patroness of the United States.",
  "The Nativity of the Lord (Christmas)":
    "The Word became flesh and lay in a manger. God is with us, small enough to be held.",
};
