package dev.piculet.lab.contenders.jackson.javaclasses

import dev.piculet.lab.contenders.jackson.Codec
import dev.piculet.lab.contenders.jackson.currentMember
import dev.piculet.lab.contenders.jackson.expectObject
import dev.piculet.lab.contenders.jackson.nextBoolean
import dev.piculet.lab.contenders.jackson.nextDouble
import dev.piculet.lab.contenders.jackson.nextInt
import dev.piculet.lab.contenders.jackson.nextLong
import dev.piculet.lab.contenders.jackson.nextNullableString
import dev.piculet.lab.contenders.jackson.skipMember
import dev.piculet.lab.contenders.jackson.writeDouble
import dev.piculet.lab.contenders.jackson.writeFlag
import dev.piculet.lab.contenders.jackson.writeInt
import dev.piculet.lab.contenders.jackson.writeLong
import dev.piculet.lab.contenders.jackson.writeNullableText
import dev.piculet.lab.payload.json.EventPage
import dev.piculet.lab.payload.json.EventPage.Event
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.SerializableString
import tools.jackson.core.io.SerializedString

private val SOURCE: SerializableString = SerializedString("source")
private val PAGE: SerializableString = SerializedString("page")
private val LAST: SerializableString = SerializedString("last")
private val EVENTS: SerializableString = SerializedString("events")
private val ID: SerializableString = SerializedString("id")
private val TYPE: SerializableString = SerializedString("type")
private val TIMESTAMP: SerializableString = SerializedString("timestamp")
private val ACTOR: SerializableString = SerializedString("actor")
private val TARGET: SerializableString = SerializedString("target")
private val SEVERITY: SerializableString = SerializedString("severity")
private val DURATION: SerializableString = SerializedString("duration")
private val HANDLED: SerializableString = SerializedString("handled")
private val ATTRIBUTES: SerializableString = SerializedString("attributes")

/** Reads and writes [EventPage]. */
internal class EventPageCodec(
    private val inOrder: Boolean,
) : Codec<EventPage> {
    private val eventCodec = EventCodec(inOrder)

    override fun read(parser: JsonParser): EventPage {
        parser.expectObject()
        var source: String? = null
        var page = 0
        var last = false
        var events: List<Event>? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(SOURCE)) source = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(PAGE)) page = parser.nextInt() else return@declaredOrder
            if (parser.nextName(LAST)) last = parser.nextBoolean() else return@declaredOrder
            if (parser.nextName(EVENTS)) events = parser.nextNullableList(eventCodec) else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "source" -> source = parser.nextNullableString()
                "page" -> page = parser.nextInt()
                "last" -> last = parser.nextBoolean()
                "events" -> events = parser.nextNullableList(eventCodec)
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return EventPage(source, page, last, events)
    }

    override fun write(
        generator: JsonGenerator,
        value: EventPage,
    ) {
        generator.writeStartObject()
        generator.writeNullableText(SOURCE, value.source)
        generator.writeInt(PAGE, value.page)
        generator.writeFlag(LAST, value.last)
        generator.writeNullableList(EVENTS, eventCodec, value.events)
        generator.writeEndObject()
    }
}

private class EventCodec(
    private val inOrder: Boolean,
) : Codec<Event> {
    override fun read(parser: JsonParser): Event {
        parser.expectObject()
        var id = 0L
        var type: String? = null
        var timestamp = 0L
        var actor: String? = null
        var target: String? = null
        var severity = 0
        var duration = 0.0
        var handled = false
        var attributes: Map<String, String?>? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(ID)) id = parser.nextLong() else return@declaredOrder
            if (parser.nextName(TYPE)) type = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(TIMESTAMP)) timestamp = parser.nextLong() else return@declaredOrder
            if (parser.nextName(ACTOR)) actor = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(TARGET)) target = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(SEVERITY)) severity = parser.nextInt() else return@declaredOrder
            if (parser.nextName(DURATION)) duration = parser.nextDouble() else return@declaredOrder
            if (parser.nextName(HANDLED)) handled = parser.nextBoolean() else return@declaredOrder
            if (parser.nextName(ATTRIBUTES)) attributes = parser.nextNullableStringsByName() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "id" -> id = parser.nextLong()
                "type" -> type = parser.nextNullableString()
                "timestamp" -> timestamp = parser.nextLong()
                "actor" -> actor = parser.nextNullableString()
                "target" -> target = parser.nextNullableString()
                "severity" -> severity = parser.nextInt()
                "duration" -> duration = parser.nextDouble()
                "handled" -> handled = parser.nextBoolean()
                "attributes" -> attributes = parser.nextNullableStringsByName()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Event(
            id,
            type,
            timestamp,
            actor,
            target,
            severity,
            duration,
            handled,
            attributes,
        )
    }

    override fun write(
        generator: JsonGenerator,
        value: Event,
    ) {
        generator.writeStartObject()
        generator.writeLong(ID, value.id)
        generator.writeNullableText(TYPE, value.type)
        generator.writeLong(TIMESTAMP, value.timestamp)
        generator.writeNullableText(ACTOR, value.actor)
        generator.writeNullableText(TARGET, value.target)
        generator.writeInt(SEVERITY, value.severity)
        generator.writeDouble(DURATION, value.duration)
        generator.writeFlag(HANDLED, value.handled)
        generator.writeNullableStringsByName(ATTRIBUTES, value.attributes)
        generator.writeEndObject()
    }
}
