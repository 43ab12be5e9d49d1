package dev.piculet.lab.contenders.jackson.javaclasses

import dev.piculet.lab.contenders.jackson.Codec
import dev.piculet.lab.contenders.jackson.currentMember
import dev.piculet.lab.contenders.jackson.expectObject
import dev.piculet.lab.contenders.jackson.nextBoolean
import dev.piculet.lab.contenders.jackson.nextInt
import dev.piculet.lab.contenders.jackson.nextLong
import dev.piculet.lab.contenders.jackson.nextNullableString
import dev.piculet.lab.contenders.jackson.skipMember
import dev.piculet.lab.contenders.jackson.writeFlag
import dev.piculet.lab.contenders.jackson.writeInt
import dev.piculet.lab.contenders.jackson.writeLong
import dev.piculet.lab.contenders.jackson.writeNullableText
import dev.piculet.lab.payload.java.Subscriber
import dev.piculet.lab.payload.java.Subscriber.Plan
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.SerializableString
import tools.jackson.core.io.SerializedString
import java.time.LocalDate

private val ID: SerializableString = SerializedString("id")
private val EMAIL: SerializableString = SerializedString("email")
private val NAME: SerializableString = SerializedString("name")
private val PLAN: SerializableString = SerializedString("plan")
private val JOINED_ON: SerializableString = SerializedString("joinedOn")
private val CREDITS: SerializableString = SerializedString("credits")
private val ACTIVE: SerializableString = SerializedString("active")
private val SCOPES: SerializableString = SerializedString("scopes")

/** Reads and writes [Subscriber]. */
internal class SubscriberCodec(
    private val inOrder: Boolean,
) : Codec<Subscriber> {
    override fun read(parser: JsonParser): Subscriber {
        parser.expectObject()
        var id = 0L
        var email: String? = null
        var name: String? = null
        var plan: Plan? = null
        var joinedOn: LocalDate? = null
        var credits = 0
        var active = false
        var scopes: List<String?>? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(ID)) id = parser.nextLong() else return@declaredOrder
            if (parser.nextName(EMAIL)) email = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(NAME)) name = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(PLAN)) plan = parser.nextParsed(Plan::valueOf) else return@declaredOrder
            if (parser.nextName(JOINED_ON)) joinedOn = parser.nextNullableDate() else return@declaredOrder
            if (parser.nextName(CREDITS)) credits = parser.nextInt() else return@declaredOrder
            if (parser.nextName(ACTIVE)) active = parser.nextBoolean() else return@declaredOrder
            if (parser.nextName(SCOPES)) scopes = parser.nextNullableStrings() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "id" -> id = parser.nextLong()
                "email" -> email = parser.nextNullableString()
                "name" -> name = parser.nextNullableString()
                "plan" -> plan = parser.nextParsed(Plan::valueOf)
                "joinedOn" -> joinedOn = parser.nextNullableDate()
                "credits" -> credits = parser.nextInt()
                "active" -> active = parser.nextBoolean()
                "scopes" -> scopes = parser.nextNullableStrings()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Subscriber(
            id,
            email,
            name,
            plan,
            joinedOn,
            credits,
            active,
            scopes,
        )
    }

    override fun write(
        generator: JsonGenerator,
        value: Subscriber,
    ) {
        generator.writeStartObject()
        generator.writeLong(ID, value.id)
        generator.writeNullableText(EMAIL, value.email)
        generator.writeNullableText(NAME, value.name)
        generator.writeNullableText(PLAN, value.plan?.name)
        generator.writeNullableText(JOINED_ON, value.joinedOn?.toString())
        generator.writeInt(CREDITS, value.credits)
        generator.writeFlag(ACTIVE, value.isActive)
        generator.writeNullableStrings(SCOPES, value.scopes)
        generator.writeEndObject()
    }
}
