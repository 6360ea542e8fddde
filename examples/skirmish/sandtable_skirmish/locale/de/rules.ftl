### Die Regeln von Scharmützel, eine Meldung je Regelnummer (S4.2 ist rule-S4-2).

chapter-S1 = Das Material
chapter-S2 = Die Runden
chapter-S3 = Furagieren
chapter-S4 = Marschieren
chapter-S5 = Gefecht
chapter-S6 = Das Ende

rule-S1-1 = Es gibt drei Plätze. Ana und Ben sind die Verbündeten; Cid, der Rivale, spielt allein gegen sie.
rule-S1-2 = In einem Gebiet stehen Trupps einer Seite oder keine. Ein Trupp ist auf dem Feld oder verloren.
rule-S1-3 = Eine Karte ist auf einer Hand, im Stapel oder verbraucht.
rule-S2-1 = Jeder Platz zieht zwei Karten. Dann folgen die Runden, drei, wenn nichts anderes vereinbart ist: Alle furagieren, danach marschiert jeder Platz zweimal, erst Ana, dann Ben, dann Cid.
rule-S3-1 = Alle nennen gleichzeitig und geheim ein Gebiet, in dem sie furagieren. Wer eines nennt, das sonst niemand nennt, zieht eine Karte.
rule-S3-2 = Nur wer eine Karte zieht, sieht sie.
rule-S4-1 = Man furagiert in Gebieten, marschiert aus Gebieten und weicht in Gebiete zurück, in denen Trupps der eigenen Seite stehen.
rule-S4-2 = Mindestens ein Trupp bleibt zurück, wenn andere marschieren.
rule-S4-3 = Ein Marsch oder Rückzug führt in ein benachbartes Gebiet.
rule-S5-1 = Ein Marsch in ein Gebiet des Gegners ist ein Gefecht. Die Seiten feuern abwechselnd, die Angreifer zuerst, je drei Salven. Jeder Trupp ist ein Würfel, der auf zwei von sechs Seiten trifft; jeder Treffer ist ein verlorener Trupp. Sind die Verteidiger verloren, rücken die Angreifer ein; sonst bleiben die übrigen, wo sie herkamen.
rule-S5-2 = Vor den Würfeln wird jeder Verteidiger, der einen Hinterhalt hat, danach gefragt. Wird er gespielt, verlieren die Angreifer ihre erste Salve.
rule-S5-3 = Nach einer Salve wird auf der Seite, die gefeuert hat, jeder gefragt, der einen Wiederholungswurf hat. Wird er gespielt, wird die Salve neu gewürfelt.
rule-S5-4 = Bevor die Angreifer wieder feuern, dürfen sich die Verteidiger gemeinsam zurückziehen, und die Angreifer rücken ein. Jeder der Partner darf entscheiden.
rule-S5-5 = Man spielt eine Karte der eigenen Hand, und zwar für das, was sie bewirkt.
rule-S6-1 = Eine Seite ohne Gebiete hat verloren. Nach der letzten Runde gewinnt die Seite mit mehr Punkten in ihren Gebieten; hat keine mehr, gewinnt der Rivale. Die Gewinner teilen sich 1, die Verlierer -1.
