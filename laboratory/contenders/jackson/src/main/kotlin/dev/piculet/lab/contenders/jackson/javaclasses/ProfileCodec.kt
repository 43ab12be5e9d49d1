package dev.piculet.lab.contenders.jackson.javaclasses

import dev.piculet.lab.contenders.jackson.Codec
import dev.piculet.lab.contenders.jackson.currentMember
import dev.piculet.lab.contenders.jackson.expectObject
import dev.piculet.lab.contenders.jackson.nextBoolean
import dev.piculet.lab.contenders.jackson.nextDouble
import dev.piculet.lab.contenders.jackson.nextInt
import dev.piculet.lab.contenders.jackson.nextLong
import dev.piculet.lab.contenders.jackson.nextNullableInstant
import dev.piculet.lab.contenders.jackson.nextNullableString
import dev.piculet.lab.contenders.jackson.skipMember
import dev.piculet.lab.contenders.jackson.writeDouble
import dev.piculet.lab.contenders.jackson.writeFlag
import dev.piculet.lab.contenders.jackson.writeInt
import dev.piculet.lab.contenders.jackson.writeLong
import dev.piculet.lab.contenders.jackson.writeNullableText
import dev.piculet.lab.payload.json.Profile
import dev.piculet.lab.payload.json.Profile.Address
import dev.piculet.lab.payload.json.Profile.Contact
import dev.piculet.lab.payload.json.Profile.Relation
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.SerializableString
import tools.jackson.core.io.SerializedString
import java.time.Instant
import java.time.LocalDate

private val ID: SerializableString = SerializedString("id")
private val KEY: SerializableString = SerializedString("key")
private val USER_NAME: SerializableString = SerializedString("userName")
private val FULL_NAME: SerializableString = SerializedString("fullName")
private val EMAIL: SerializableString = SerializedString("email")
private val PHONE: SerializableString = SerializedString("phone")
private val ACTIVE: SerializableString = SerializedString("active")
private val VERIFIED: SerializableString = SerializedString("verified")
private val LOGIN_COUNT: SerializableString = SerializedString("loginCount")
private val BALANCE: SerializableString = SerializedString("balance")
private val LOCALE: SerializableString = SerializedString("locale")
private val CREATED_AT: SerializableString = SerializedString("createdAt")
private val LAST_LOGIN_AT: SerializableString = SerializedString("lastLoginAt")
private val HOME: SerializableString = SerializedString("home")
private val WORK: SerializableString = SerializedString("work")
private val ROLES: SerializableString = SerializedString("roles")
private val PREFERENCES: SerializableString = SerializedString("preferences")
private val CONTACTS: SerializableString = SerializedString("contacts")
private val BIOGRAPHY: SerializableString = SerializedString("biography")
private val STREET: SerializableString = SerializedString("street")
private val HOUSE_NUMBER: SerializableString = SerializedString("houseNumber")
private val CITY: SerializableString = SerializedString("city")
private val POSTAL_CODE: SerializableString = SerializedString("postalCode")
private val COUNTRY: SerializableString = SerializedString("country")
private val LATITUDE: SerializableString = SerializedString("latitude")
private val LONGITUDE: SerializableString = SerializedString("longitude")
private val NAME: SerializableString = SerializedString("name")
private val RELATION: SerializableString = SerializedString("relation")
private val SINCE: SerializableString = SerializedString("since")

/** Reads and writes [Profile]. */
internal class ProfileCodec(
    private val inOrder: Boolean,
) : Codec<Profile> {
    private val addressCodec = ProfileAddressCodec(inOrder)
    private val contactCodec = ContactCodec(inOrder)

    override fun read(parser: JsonParser): Profile {
        parser.expectObject()
        var id = 0L
        var key: String? = null
        var userName: String? = null
        var fullName: String? = null
        var email: String? = null
        var phone: String? = null
        var active = false
        var verified = false
        var loginCount = 0
        var balance = 0.0
        var locale: String? = null
        var createdAt: Instant? = null
        var lastLoginAt: Instant? = null
        var home: Address? = null
        var work: Address? = null
        var roles: List<String?>? = null
        var preferences: Map<String, String?>? = null
        var contacts: List<Contact>? = null
        var biography: String? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(ID)) id = parser.nextLong() else return@declaredOrder
            if (parser.nextName(KEY)) key = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(USER_NAME)) userName = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(FULL_NAME)) fullName = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(EMAIL)) email = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(PHONE)) phone = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(ACTIVE)) active = parser.nextBoolean() else return@declaredOrder
            if (parser.nextName(VERIFIED)) verified = parser.nextBoolean() else return@declaredOrder
            if (parser.nextName(LOGIN_COUNT)) loginCount = parser.nextInt() else return@declaredOrder
            if (parser.nextName(BALANCE)) balance = parser.nextDouble() else return@declaredOrder
            if (parser.nextName(LOCALE)) locale = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(CREATED_AT)) createdAt = parser.nextNullableInstant() else return@declaredOrder
            if (parser.nextName(LAST_LOGIN_AT)) lastLoginAt = parser.nextNullableInstant() else return@declaredOrder
            if (parser.nextName(HOME)) home = parser.nextNullable(addressCodec) else return@declaredOrder
            if (parser.nextName(WORK)) work = parser.nextNullable(addressCodec) else return@declaredOrder
            if (parser.nextName(ROLES)) roles = parser.nextNullableStrings() else return@declaredOrder
            if (parser.nextName(PREFERENCES)) preferences = parser.nextNullableStringsByName() else return@declaredOrder
            if (parser.nextName(CONTACTS)) contacts = parser.nextNullableList(contactCodec) else return@declaredOrder
            if (parser.nextName(BIOGRAPHY)) biography = parser.nextNullableString() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "id" -> id = parser.nextLong()
                "key" -> key = parser.nextNullableString()
                "userName" -> userName = parser.nextNullableString()
                "fullName" -> fullName = parser.nextNullableString()
                "email" -> email = parser.nextNullableString()
                "phone" -> phone = parser.nextNullableString()
                "active" -> active = parser.nextBoolean()
                "verified" -> verified = parser.nextBoolean()
                "loginCount" -> loginCount = parser.nextInt()
                "balance" -> balance = parser.nextDouble()
                "locale" -> locale = parser.nextNullableString()
                "createdAt" -> createdAt = parser.nextNullableInstant()
                "lastLoginAt" -> lastLoginAt = parser.nextNullableInstant()
                "home" -> home = parser.nextNullable(addressCodec)
                "work" -> work = parser.nextNullable(addressCodec)
                "roles" -> roles = parser.nextNullableStrings()
                "preferences" -> preferences = parser.nextNullableStringsByName()
                "contacts" -> contacts = parser.nextNullableList(contactCodec)
                "biography" -> biography = parser.nextNullableString()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Profile(
            id,
            key,
            userName,
            fullName,
            email,
            phone,
            active,
            verified,
            loginCount,
            balance,
            locale,
            createdAt,
            lastLoginAt,
            home,
            work,
            roles,
            preferences,
            contacts,
            biography,
        )
    }

    override fun write(
        generator: JsonGenerator,
        value: Profile,
    ) {
        generator.writeStartObject()
        generator.writeLong(ID, value.id)
        generator.writeNullableText(KEY, value.key)
        generator.writeNullableText(USER_NAME, value.userName)
        generator.writeNullableText(FULL_NAME, value.fullName)
        generator.writeNullableText(EMAIL, value.email)
        generator.writeNullableText(PHONE, value.phone)
        generator.writeFlag(ACTIVE, value.active)
        generator.writeFlag(VERIFIED, value.verified)
        generator.writeInt(LOGIN_COUNT, value.loginCount)
        generator.writeDouble(BALANCE, value.balance)
        generator.writeNullableText(LOCALE, value.locale)
        generator.writeNullableText(CREATED_AT, value.createdAt?.toString())
        generator.writeNullableText(LAST_LOGIN_AT, value.lastLoginAt?.toString())
        generator.writeNullable(HOME, addressCodec, value.home)
        generator.writeNullable(WORK, addressCodec, value.work)
        generator.writeNullableStrings(ROLES, value.roles)
        generator.writeNullableStringsByName(PREFERENCES, value.preferences)
        generator.writeNullableList(CONTACTS, contactCodec, value.contacts)
        generator.writeNullableText(BIOGRAPHY, value.biography)
        generator.writeEndObject()
    }
}

private class ProfileAddressCodec(
    private val inOrder: Boolean,
) : Codec<Address> {
    override fun read(parser: JsonParser): Address {
        parser.expectObject()
        var street: String? = null
        var houseNumber = 0
        var city: String? = null
        var postalCode: String? = null
        var country: String? = null
        var latitude = 0.0
        var longitude = 0.0
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(STREET)) street = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(HOUSE_NUMBER)) houseNumber = parser.nextInt() else return@declaredOrder
            if (parser.nextName(CITY)) city = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(POSTAL_CODE)) postalCode = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(COUNTRY)) country = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(LATITUDE)) latitude = parser.nextDouble() else return@declaredOrder
            if (parser.nextName(LONGITUDE)) longitude = parser.nextDouble() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "street" -> street = parser.nextNullableString()
                "houseNumber" -> houseNumber = parser.nextInt()
                "city" -> city = parser.nextNullableString()
                "postalCode" -> postalCode = parser.nextNullableString()
                "country" -> country = parser.nextNullableString()
                "latitude" -> latitude = parser.nextDouble()
                "longitude" -> longitude = parser.nextDouble()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Address(street, houseNumber, city, postalCode, country, latitude, longitude)
    }

    override fun write(
        generator: JsonGenerator,
        value: Address,
    ) {
        generator.writeStartObject()
        generator.writeNullableText(STREET, value.street)
        generator.writeInt(HOUSE_NUMBER, value.houseNumber)
        generator.writeNullableText(CITY, value.city)
        generator.writeNullableText(POSTAL_CODE, value.postalCode)
        generator.writeNullableText(COUNTRY, value.country)
        generator.writeDouble(LATITUDE, value.latitude)
        generator.writeDouble(LONGITUDE, value.longitude)
        generator.writeEndObject()
    }
}

private class ContactCodec(
    private val inOrder: Boolean,
) : Codec<Contact> {
    override fun read(parser: JsonParser): Contact {
        parser.expectObject()
        var name: String? = null
        var relation: Relation? = null
        var phone: String? = null
        var since: LocalDate? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(NAME)) name = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(RELATION)) relation = parser.nextParsed(Relation::valueOf) else return@declaredOrder
            if (parser.nextName(PHONE)) phone = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(SINCE)) since = parser.nextNullableDate() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "name" -> name = parser.nextNullableString()
                "relation" -> relation = parser.nextParsed(Relation::valueOf)
                "phone" -> phone = parser.nextNullableString()
                "since" -> since = parser.nextNullableDate()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Contact(name, relation, phone, since)
    }

    override fun write(
        generator: JsonGenerator,
        value: Contact,
    ) {
        generator.writeStartObject()
        generator.writeNullableText(NAME, value.name)
        generator.writeNullableText(RELATION, value.relation?.name)
        generator.writeNullableText(PHONE, value.phone)
        generator.writeNullableText(SINCE, value.since?.toString())
        generator.writeEndObject()
    }
}
