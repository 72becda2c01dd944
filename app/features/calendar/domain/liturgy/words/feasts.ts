/** A sentence or two about each feast, by its name. */
export const FEAST_WORDS: Record<string, string> = {
  "The Holy Family of Jesus, Mary and Joseph":
    "In Nazareth God lived in a family. Today every household is brought to Jesus, Mary and Joseph.",
  "The Baptism of the Lord":
    "Jesus goes down into the Jordan among sinners, and the Father calls him the beloved Son. Christmas Time ends where his ministry begins.",
  "The Conversion of Saint Paul the Apostle":
    "On the road to Damascus a persecutor meets the risen Lord and rises as an apostle. No heart is out of reach.",
  "The Presentation of the Lord":
    "Forty days after his birth Jesus is carried into the Temple. Simeon and Anna see the light of the nations, and candles are blessed.",
  "The Chair of Saint Peter the Apostle":
    "The chair stands for the office that Christ gave to Peter: to teach, to shepherd and to strengthen his brothers.",
  "Saint Mark, Evangelist":
    "Mark set down what Peter preached. His short and urgent Gospel asks on every page who Jesus is.",
  "Saints Philip and James, Apostles":
    "Philip asked to see the Father and learned to look at Jesus. James, son of Alphaeus, is honored with him.",
  "Saint Matthias, Apostle":
    "Chosen by prayer and lot to take the place of Judas, Matthias completed the Twelve as a witness to the Resurrection.",
  "The Visitation of the Blessed Virgin Mary":
    "Mary hurries to Elizabeth, the child leaps in the womb, and the Magnificat is sung. Joy is carried from house to house.",
  "Saint Thomas, Apostle":
    "He would not believe without seeing. When he saw the wounds he said more than any other: my Lord and my God.",
  "Saint Mary Magdalene":
    "She stayed by the cross, wept at the tomb, and was sent with the news of Easter to the apostles themselves.",
  "Saint James, Apostle":
    "Son of Zebedee and brother of John, James saw the Lord's glory on the mountain and was the first of the Twelve to die for him.",
  "The Transfiguration of the Lord":
    "On the mountain the face of Jesus shines like the sun. The glory to come is shown before the cross is carried.",
  "Saint Lawrence, Deacon and Martyr":
    "Asked for the Church's riches, the deacon of Rome brought her poor. He died in the fire with courage and good cheer.",
  "Saint Bartholomew, Apostle":
    "Held to be the Nathanael in whom Jesus found no deceit, he came and saw, and gave his life for what he had seen.",
  "The Nativity of the Blessed Virgin Mary":
    "The birth of the mother is the dawn before the sun. With her, salvation draws near.",
  "The Exaltation of the Holy Cross":
    "The wood of shame has become the tree of life. The Church lifts up the cross and finds in it her only hope.",
  "Saint Matthew, Apostle and Evangelist":
    "A tax collector was told to follow, and rose from his table. His Gospel opens the new law of the kingdom.",
  "Saints Michael, Gabriel and Raphael, Archangels":
    "Who is like God, the strength of God, the healing of God: three messengers who defend, announce and guide.",
  "Saint Luke, Evangelist":
    "Companion of Paul and by tradition a physician, Luke wrote of the mercy that seeks the lost, and of the Church's first steps.",
  "Saints Simon and Jude, Apostles":
    "Of these two apostles little is known but what matters: they were called, they were sent, they were faithful.",
  "The Dedication of the Lateran Basilica":
    "The cathedral of Rome is the mother of all churches. Its feast recalls that living stones make up the house of God.",
  "Saint Andrew, Apostle":
    "The first to be called, Andrew went at once to tell his brother: we have found the Messiah.",
  "Our Lady of Guadalupe, Patroness of the Americas":
    "To Juan Diego, on the hill of Tepeyac, Mary came as a mother of the peoples of this land. Her image leads them to her Son.",
  "Saint Stephen, the First Martyr":
    "The day after Christmas the Church keeps her first martyr. Stephen saw heaven opened and died forgiving.",
  "Saint John, Apostle and Evangelist":
    "The disciple who leaned on the Lord's breast tells what he saw and heard: the Word made flesh, and God who is love.",
  "The Holy Innocents, Martyrs":
    "The children of Bethlehem died in place of Christ before they could speak his name. The Church counts them among her martyrs.",
};
