package dev.piculet.lab.contenders.jsoniterscala

import dev.piculet.lab.payload.java.Subscriber
import java.time.LocalDate

/** [[Subscriber]] as a case class. */
final case class SubscriberTwin(
    id: Long,
    email: Option[String],
    name: Option[String],
    plan: Option[Subscriber.Plan],
    joinedOn: Option[LocalDate],
    credits: Int,
    active: Boolean,
    scopes: Option[List[String]]
)

object SubscriberTwin {
  def of(value: Subscriber): SubscriberTwin =
    SubscriberTwin(
      value.getId,
      Option(value.getEmail),
      Option(value.getName),
      Option(value.getPlan),
      Option(value.getJoinedOn),
      value.getCredits,
      value.isActive,
      Collections.list(value.getScopes)(identity[String])
    )

  def original(twin: SubscriberTwin): Subscriber =
    new Subscriber(
      twin.id,
      twin.email.orNull,
      twin.name.orNull,
      twin.plan.orNull,
      twin.joinedOn.orNull,
      twin.credits,
      twin.active,
      Collections.javaList(twin.scopes)(identity[String])
    )
}
