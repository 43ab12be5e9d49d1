package dev.piculet.lab.contenders.jsoniterscala

import dev.piculet.lab.payload.json.Profile
import java.time.{Instant, LocalDate}
import ProfileTwin._

/** [[Profile]] as case classes. */
final case class ProfileTwin(
    id: Long,
    key: Option[String],
    userName: Option[String],
    fullName: Option[String],
    email: Option[String],
    phone: Option[String],
    active: Boolean,
    verified: Boolean,
    loginCount: Int,
    balance: Double,
    locale: Option[String],
    createdAt: Option[Instant],
    lastLoginAt: Option[Instant],
    home: Option[Address],
    work: Option[Address],
    roles: Option[List[String]],
    preferences: Option[Map[String, String]],
    contacts: Option[List[Contact]],
    biography: Option[String]
)

object ProfileTwin {
  final case class Address(
      street: Option[String],
      houseNumber: Int,
      city: Option[String],
      postalCode: Option[String],
      country: Option[String],
      latitude: Double,
      longitude: Double
  )

  object Address {
    def of(value: Profile.Address): Address =
      Address(
        Option(value.street),
        value.houseNumber,
        Option(value.city),
        Option(value.postalCode),
        Option(value.country),
        value.latitude,
        value.longitude
      )

    def original(twin: Address): Profile.Address =
      new Profile.Address(
        twin.street.orNull,
        twin.houseNumber,
        twin.city.orNull,
        twin.postalCode.orNull,
        twin.country.orNull,
        twin.latitude,
        twin.longitude
      )
  }

  final case class Contact(
      name: Option[String],
      relation: Option[Profile.Relation],
      phone: Option[String],
      since: Option[LocalDate]
  )

  object Contact {
    def of(value: Profile.Contact): Contact =
      Contact(
        Option(value.name),
        Option(value.relation),
        Option(value.phone),
        Option(value.since)
      )

    def original(twin: Contact): Profile.Contact =
      new Profile.Contact(
        twin.name.orNull,
        twin.relation.orNull,
        twin.phone.orNull,
        twin.since.orNull
      )
  }

  def of(value: Profile): ProfileTwin =
    ProfileTwin(
      value.id,
      Option(value.key),
      Option(value.userName),
      Option(value.fullName),
      Option(value.email),
      Option(value.phone),
      value.active,
      value.verified,
      value.loginCount,
      value.balance,
      Option(value.locale),
      Option(value.createdAt),
      Option(value.lastLoginAt),
      Option(value.home).map(Address.of),
      Option(value.work).map(Address.of),
      Collections.list(value.roles)(identity[String]),
      Collections.map(value.preferences)(identity[String]),
      Collections.list(value.contacts)(Contact.of),
      Option(value.biography)
    )

  def original(twin: ProfileTwin): Profile =
    new Profile(
      twin.id,
      twin.key.orNull,
      twin.userName.orNull,
      twin.fullName.orNull,
      twin.email.orNull,
      twin.phone.orNull,
      twin.active,
      twin.verified,
      twin.loginCount,
      twin.balance,
      twin.locale.orNull,
      twin.createdAt.orNull,
      twin.lastLoginAt.orNull,
      twin.home.map(Address.original).orNull,
      twin.work.map(Address.original).orNull,
      Collections.javaList(twin.roles)(identity[String]),
      Collections.javaMap(twin.preferences)(identity[String]),
      Collections.javaList(twin.contacts)(Contact.original),
      twin.biography.orNull
    )
}
