package dev.piculet.lab.contenders.jackson.javaclasses

import dev.piculet.lab.contenders.jackson.Codec
import dev.piculet.lab.contenders.jackson.codec
import dev.piculet.lab.contenders.jackson.readInts20
import dev.piculet.lab.contenders.jackson.writeInts20
import dev.piculet.lab.payload.java.Record20

/**
 * Returns the codec that has been written for a class of suites `java` and `json`, or null if there is none.
 *
 * @param className the class's simple name, so that no other class is loaded
 */
internal fun javaClassCodec(
    className: String,
    inOrder: Boolean,
): Codec<*>? =
    when (className) {
        "Record20" -> record20(inOrder)
        "Order" -> OrderCodec(inOrder)
        "Article" -> ArticleCodec(inOrder)
        "Subscriber" -> SubscriberCodec(inOrder)
        "Profile" -> ProfileCodec(inOrder)
        "EventPage" -> EventPageCodec(inOrder)
        "FeatureCollection" -> FeatureCollectionCodec(inOrder)
        "Timeline" -> TimelineCodec(inOrder)
        "Level" -> LevelCodec(inOrder)
        else -> null
    }

private fun record20(inOrder: Boolean): Codec<Record20> =
    codec(
        read = { readInts20(inOrder, { it }, ::Record20) },
        write = {
            writeInts20(
                it.p00, it.p01, it.p02, it.p03, it.p04, it.p05, it.p06, it.p07, it.p08, it.p09,
                it.p10, it.p11, it.p12, it.p13, it.p14, it.p15, it.p16, it.p17, it.p18, it.p19,
            )
        },
    )
