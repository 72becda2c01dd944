/**
 * The ZIP codes of each timezone, as runs: how far after the last run one begins, then a dot and how much longer it is
 * than one code, both in base 36. Made by scripts/make-zip-timezones.mjs.
 */
export const ZIP_TIMEZONE_TABLE = `
America/Adak
 24t6.1
America/Anchorage
 24rx.18 3.5 2.6 3.g 3 3.h 2.e 2.a 2.g 2.5 4.1 2.2 2.3 2.b 2.3 2.18 3.1 2.1 2.5 6.6 4.4 6.3 2.3 6.3 t 31
America/Boise
 1s75.9 2 2.1m 4.7 3.18 3 2.b 2.1 3.1i 9.k 3.4 2.p 3o.1k 4.9 2.3j
America/Chicago
 p01.1i 4.3v 1uu.87 2u.1gs 4.1 7 5 6 3.1 2 4.1 3.2 2 3.4 3 3.5 5.2 7.2 2 2 2.1 4.2 5.4 2v.17 4z 7q.1db 9j 1h8
 4 2 c i b 1b 4 r 6 4.1 17.1 8.9 4 k 9 a b 15 3 i 3 h 4 4 2 u t 8 b 3 40 13 1y 5 4 5.5 i 8 7 2rd x 4e k qz e
 14 o 12.1 k 7v 5 1i0 31.19z 9l.mg 5c.86 2y.5i 2u.15m 2u.14m 6m.ef 2.e 2.4 2 4 b 5 4.1 2 5 4.4 h u.1 e.2 9t.e2
 e 3 7.1 8 2.2 5.c 4 7.7 2 3c.4b vt.1m9 2v.rq 2u.oy 5m.15m 2v.7w 37.10z 2 2.4 3.e 7.1z 2.i 4.i 3.8u 2v.jz 2
 2.2 2.1 3 2.2 2.2 2.2 2.22 3 7 2 3.3 4.1 8 6 4 2.4 2.2 u.9 2.2 3 3.1 lo.5e 2y.gl 2v.ds 2w.18e 2u.ot 2z.25q
 2u.1zw 15.4 8.6 4 2.1
America/Denver
 18dt g 6 4 4.4 5.3 3.1 3 2.2 3.2 6 z.a 3.c 4.46 k9.1 4 5 o 2 2.4 v.1j 9l.q0 60k 2 6 h.4 22 l l.1 vq 2 4 3 3 4
 4 4 24.1 3.4 2 2.1 6.1 3.6 2.4 4 2 6 m l 5 2.1 2a.1u 82e e.4 a.2 2 1c.1ct 9j.vb 2b 2 1p b 1b 2 d 3 1s m 7 2w
 35 9h.ly fp 53 1r z 8 74.j 3.7 2.a 26.2 2.n 6.1 ak.1 1v.19 9 cd.5i 2u.85 2z.ou
America/Detroit
 111d.13 2.39 2.8 4.4 2.b 2.67 2.b 4.5 2.b 3.3 2 3.c 3.3p 2.3 2 2 2.1 4.6 2.3 2.b 2.1 2.1z 2.g 2.4 5.2 2.1
 3.18 2 3.f 3.1 2.1 2.5 2.2 2.1 4.e 2.4 2.3 2.1 2.1 2.5 2 2.3j 2.b 2.b 2.a 3.5 2.7 2.c 2.2 2.3 3.3c 6.2 3.3
 2.2 2.5 2.6 2.a 2.f 2.l 3 2.3 2.7 3.b 2 2.1 2.24 2.q 2 2.4g 2.5 2.9 2 2.3 2.3 2.4 2.4 2.1 3 4 2.9 2.5 2.4 8.9
 4.6 2.9 2.1 5.f 3.1 4.7 2.9 2.m 6.1 2 6 2.4 2.7 4 2.6 8 4.2 7 2.4 3.1 7 4.1 7 3.1 6 4.5 2 4.3 2.4 4.5 8.4 4.5
 5.3 2 5.1
America/Indiana/Indianapolis
 z0u gz.y 2.2 2.b 4.7 4.1 2.15 4.5 2.1 2.4 2 4.c 2.8 4.2 2.b 6.2 h.3v 2.n 3.5 2.3l 3.3 3.h 6.a 7.8 2.a 7.3g
 2.f 9.1 2.d 2.c 3.3 3 2.3 3.5 2.3 2.2 2.33 7.6 3.8 2.9 2.6 4.8 2.6 4.9 4 2.4 2.3 3 5 7 2.5 4.g 2 3 1o.2 3.8 2
 2.1 4 2.a 3 2.3 2 4.h 5 i.x 2.4 2 3 2.7 2.4 b.3 2.5 3.7 2.16 2.9 2.e 2 2.3 2.7 2.2 3.9 2.1a 3.1 2 2.7 3.6 3.9
 2.l 15 5 e 2 4 n v.s 9.7 b.4n 4 2.3 4.c 2.7 3.3 3.15 4.5 3.2 3.9 2 5.2 3.1 3.1 3.7 2.q
America/Indiana/Knox
 zry 4l 3 c2
America/Indiana/Marengo
 10cs 7 e 8 t.1
America/Indiana/Petersburg
 10p8.3 h.1 5 8
America/Indiana/Tell_City
 10nu.1 5 5 q n 2 a.2
America/Indiana/Vevay
 109v 8.1 i 5
America/Indiana/Vincennes
 10m9 18.b 4.3 2.1 2 3.2 6 6.8 8.5 6.5 2 3 2.1 a.6
America/Indiana/Winamac
 1095 b qe b
America/Juneau
 2509.b 9.c 3.2h 2.1 m
America/Kentucky/Louisville
 uv7.5 2 2 2.v 2.3 6 2 2.a 5 2.15 3.p 6.j 5 2.3o 2.c 5 5 3.3 6.4 5.b 5.5 4.u b.d 6 4.2 2.c 4.h 5.2 4.6g 6.2i
 4.7 c.2k 6.h 6.i 6.e 2.2 2 3.b 9.3 3.8 3.1 3.x 6 2 2.x 7.4 3.o 3.1b 6.s 5.j x.3 3 4 g.5 4.m 2.j 5.w 4.12 d.1m
 3.53 2.7 5.8 3.q 2.2f 3w.w 3.2 2 4.7 3.g 6.5 2.19 2.1 3.p 4.1 3 y.a 5.5 d.1 5.e 3.5 4.8 2.9 2.13 2 4.f 2.1
 2.f 2.2 3.1 2 p.4 3.r 4.4 6.5 2.1 2.1k 3 e.1x r.2 3.4 9.1s 2.2 3.2 2.2 8 3.d 5.2 3.4 3 h.1 3.2
America/Kentucky/Monticello
 ww9
America/Los_Angeles
 1sfh.19 2.7 38 3m.2f 3v9.8a 2u.8a 2u.52 3a.oy 2u.1gq 2u.2ft nb.1au 36.gq
America/Menominee
 12fd.1 a 3 6 a 3 b.3 4 6 5 7 3.4 4 5.1 6 3 6.1 8 4 5 7 8.3 9 c 5 4.1
America/Metlakatla
 253q
America/New_York
 dx.17 cp.65w s4.8pt 2v.48d 3c.45t 1l.1 40.12p 2z.5e 3h.26 2v.5g 44.1g 1s1.2 3.5 2.3 3.3 2.1 3 2.2 3.1 4 2 7.1
 2.1 7.3 5.4 4 2 2 3.1 6 a.1d 47.3d 2.7m 1ef.2g 30 2 2 x 5.4 2 2 c 5 22 p 2 3q h 2 6 6 9.2 h 9 14 i 5 5 e n 5
 6o 2m h 2r.1 m l k 4 3 k 5 b 5 z 6 2 z.3 9 r 1f z 1b a 3 i 7 q l 13 14.7 1t 55 9 e s 2h i8 a 58 h 17 8 61.1uc
 b.gn 11 4 f 9.1 4 17.1 8 3 6 3 f a.2 4 g.1 5 8w 5 13 c c 3n i.2 7 f e 6 3 6 7 5 4 3a 9 a b a a a c 9 a 5 c
 m.1 j 1a c 4 3 d 2 7 n 7 1b 6 2 3 9 6 e 8 9 18 b g 2 5 9 5 b 1c.1 3 2 a 8 c 19 j l 7s.1 3 5 g a 6 17.1 8 6 k
 8 a 1z 3b a 8 d 69 d.1 8 d 6 3 f 3r 5 2 2 3.2 8 5 d 3 21 i 6 7 3.1 1a 2 i 4 3 7 4 3.2 g 6 5 3 3 7 2 3l d d d
 7 9 e 4 5 3h 6 6 4 7 8 c h n 3 5 a d 2 3 26 s 2 4i 7 b 2 5 5 6 6 4 4 2 b 7 6.1 g.1 9 b 3.3 i 4.1 9 b v 1i h 2
 5 s z a 9 5cm.1z
America/Nome
 24te 9 i 3.1 j g c i 7.2 3 4 5 d 1g 3 3 7.4 8.2 6.4 5 5.3
America/North_Dakota/Beulah
 195n i 4 q 9
America/North_Dakota/Center
 195u
America/North_Dakota/New_Salem
 195k f s
America/Phoenix
 1tl5.9u 2.13 2x.z 4.1p 2.x 2.6 2.3n 41 9 1y.h 5 t 6x.3o 3.a 31
America/Puerto_Rico
 go.2r 1.2r 2t.2r
America/Sitka
 2517
America/St_Thomas
 m8.2r
America/Yakutat
 24x5
Pacific/Chuuk
 22su.1
Pacific/Guam
 22ry.m i.2
Pacific/Honolulu
 22m5.2o 4.1q
Pacific/Kosrae
 22sw
Pacific/Kwajalein
 22tm
Pacific/Majuro
 22tc
Pacific/Pago_Pago
 22ov
Pacific/Palau
 22ss
Pacific/Pohnpei
 22st
`;
