import { douay, type Verse } from "./verse";

/** Solemnities of the Lord and other movable days outside the great seasons. */
export const MOVABLE_FEASTS: Record<string, Verse> = {
  "The Most Holy Trinity": douay(
    "2 Corinthians 13:13",
    "The grace of our Lord Jesus Christ, and the charity of God, and the communication of the Holy Ghost be with you all.",
  ),
  "The Most Holy Body and Blood of Christ (Corpus Christi)": douay(
    "John 6:51",
    "I am the living bread which came down from heaven.",
  ),
  "The Most Sacred Heart of Jesus": douay(
    "Matthew 11:29",
    "Take up my yoke upon you, and learn of me, because I am meek, and humble of heart: and you shall find rest to your souls.",
  ),
  "Our Lord Jesus Christ, King of the Universe": douay(
    "Luke 23:42",
    "Lord, remember me when thou shalt come into thy kingdom.",
  ),
  "The Blessed Virgin Mary, Mother of the Church": douay(
    "John 19:27",
    "After that, he saith to the disciple: Behold thy mother.",
  ),
  "The Immaculate Heart of the Blessed Virgin Mary": douay(
    "Luke 2:51",
    "And his mother kept all these words in her heart.",
  ),
};

/** Solemnities, feasts and memorials with a date of their own, from January to July. */
export const FEASTS_TO_JULY: Record<string, Verse> = {
  "The Conversion of Saint Paul the Apostle": douay(
    "Galatians 2:20",
    "And I live, now not I; but Christ liveth in me.",
  ),
  "Saints Timothy and Titus, Bishops": douay(
    "2 Timothy 1:7",
    "For God hath not given us the spirit of fear: but of power, and of love, and of sobriety.",
  ),
  "The Presentation of the Lord": douay(
    "Luke 2:32",
    "A light to the revelation of the Gentiles, and the glory of thy people Israel.",
  ),
  "The Chair of Saint Peter the Apostle": douay(
    "Matthew 16:18",
    "Thou art Peter; and upon this rock I will build my church, and the gates of hell shall not prevail against it.",
  ),
  "Saint Joseph, Spouse of the Blessed Virgin Mary": douay(
    "Matthew 1:24",
    "And Joseph rising up from sleep, did as the angel of the Lord had commanded him.",
  ),
  "The Annunciation of the Lord": douay("Luke 1:28", "Hail, full of grace, the Lord is with thee."),
  "Saint Mark, Evangelist": douay(
    "Mark 1:15",
    "The time is accomplished, and the kingdom of God is at hand: repent, and believe the gospel.",
  ),
  "Saints Philip and James, Apostles": douay(
    "John 14:8",
    "Lord, shew us the Father, and it is enough for us.",
  ),
  "Saint Matthias, Apostle": douay("John 15:16", "You have not chosen me: but I have chosen you."),
  "The Visitation of the Blessed Virgin Mary": douay(
    "Luke 1:45",
    "And blessed art thou that hast believed, because those things shall be accomplished that were spoken to thee by the Lord.",
  ),
  "The Nativity of Saint John the Baptist": douay(
    "Luke 1:76",
    "And thou, child, shalt be called the prophet of the Highest: for thou shalt go before the face of the Lord to prepare his ways.",
  ),
  "Saints Peter and Paul, Apostles": douay("Matthew 16:16", "Thou art Christ, the Son of the living God."),
  "Saint Thomas, Apostle": douay("John 20:28", "My Lord, and my God."),
  "Saint Mary Magdalene": douay("John 20:18", "I have seen the Lord, and these things he said to me."),
  "Saint James, Apostle": douay(
    "Matthew 20:28",
    "Even as the Son of man is not come to be ministered unto, but to minister, and to give his life a redemption for many.",
  ),
  "Saints Martha, Mary and Lazarus": douay(
    "Luke 10:42",
    "But one thing is necessary. Mary hath chosen the best part, which shall not be taken away from her.",
  ),
  "Saint Ignatius of Loyola, Priest": douay(
    "1 Corinthians 10:31",
    "Therefore, whether you eat or drink, or whatsoever else you do, do all to the glory of God.",
  ),
};

/** The same from August to December. */
export const FEASTS_FROM_AUGUST: Record<string, Verse> = {
  "The Transfiguration of the Lord": douay("Matthew 17:4", "Lord, it is good for us to be here."),
  "Saint Lawrence, Deacon and Martyr": douay("2 Corinthians 9:7", "For God loveth a cheerful giver."),
  "The Assumption of the Blessed Virgin Mary": douay(
    "Luke 1:49",
    "Because he that is mighty, hath done great things to me; and holy is his name.",
  ),
  "Saint Bartholomew, Apostle": douay("John 1:46", "Philip saith to him: Come and see."),
  "Saint Augustine, Bishop and Doctor of the Church": douay(
    "Romans 13:14",
    "But put ye on the Lord Jesus Christ.",
  ),
  "The Passion of Saint John the Baptist": douay("John 3:30", "He must increase, but I must decrease."),
  "The Nativity of the Blessed Virgin Mary": douay(
    "Song of Songs 6:10",
    "Who is she that cometh forth as the morning rising, fair as the moon, bright as the sun, terrible as an army set in array?",
    "Canticle of Canticles 6:9",
  ),
  "The Exaltation of the Holy Cross": douay(
    "Galatians 6:14",
    "But God forbid that I should glory, save in the cross of our Lord Jesus Christ.",
  ),
  "Our Lady of Sorrows": douay("Luke 2:35", "And thy own soul a sword shall pierce."),
  "Saint Matthew, Apostle and Evangelist": douay(
    "Matthew 9:9",
    "Follow me. And he rose up and followed him.",
  ),
  "Saints Michael, Gabriel and Raphael, Archangels": douay(
    "Psalm 103:20",
    "Bless the Lord, all ye his angels.",
    "Psalm 102:20",
  ),
  "Saint Jerome, Priest and Doctor of the Church": douay(
    "2 Timothy 3:16",
    "All scripture, inspired of God, is profitable to teach, to reprove, to correct, to instruct in justice.",
  ),
  "Saint Thérèse of the Child Jesus, Virgin and Doctor of the Church": douay(
    "Matthew 18:3",
    "Unless you be converted, and become as little children, you shall not enter into the kingdom of heaven.",
  ),
  "The Holy Guardian Angels": douay(
    "Psalm 91:11",
    "For he hath given his angels charge over thee; to keep thee in all thy ways.",
    "Psalm 90:11",
  ),
  "Our Lady of the Rosary": douay(
    "Luke 1:42",
    "Blessed art thou among women, and blessed is the fruit of thy womb.",
  ),
  "Saint Luke, Evangelist": douay("Luke 10:9", "The kingdom of God is come nigh unto you."),
  "Saints Simon and Jude, Apostles": douay(
    "Jude 21",
    "Keep yourselves in the love of God, waiting for the mercy of our Lord Jesus Christ, unto life everlasting.",
  ),
  "All Saints": douay("Matthew 5:8", "Blessed are the clean of heart: for they shall see God."),
  "The Commemoration of All the Faithful Departed (All Souls’ Day)": douay(
    "Wisdom 3:1",
    "But the souls of the just are in the hand of God, and the torment of death shall not touch them.",
  ),
  "The Dedication of the Lateran Basilica": douay(
    "1 Corinthians 3:16",
    "Know you not, that you are the temple of God, and that the Spirit of God dwelleth in you?",
  ),
  "Saint Martin of Tours, Bishop": douay(
    "Matthew 25:40",
    "As long as you did it to one of these my least brethren, you did it to me.",
  ),
  "Saint Andrew, Apostle": douay(
    "Matthew 4:19",
    "Come ye after me, and I will make you to be fishers of men.",
  ),
  "The Immaculate Conception of the Blessed Virgin Mary": douay(
    "Ephesians 1:4",
    "As he chose us in him before the foundation of the world, that we should be holy and unspotted in his sight in charity.",
  ),
  "Our Lady of Guadalupe, Patroness of the Americas": douay(
    "Revelation 12:1",
    "A woman clothed with the sun, and the moon under her feet, and on her head a crown of twelve stars.",
  ),
};
