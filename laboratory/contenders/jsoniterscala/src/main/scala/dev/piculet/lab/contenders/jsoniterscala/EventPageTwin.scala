package dev.piculet.lab.contenders.jsoniterscala

import dev.piculet.lab.payload.json.EventPage
import EventPageTwin._

/** [[EventPage]] as case classes. */
final case class EventPageTwin(
    source: Option[String],
    page: Int,
    last: Boolean,
    events: Option[List[Event]]
)

object EventPageTwin {
  final case class Event(
      id: Long,
      `type`: Option[String],
      timestamp: Long,
      actor: Option[String],
      target: Option[String],
      severity: Int,
      duration: Double,
      handled: Boolean,
      attributes: Option[Map[String, String]]
  )

  object Event {
    def of(value: EventPage.Event): Event =
      Event(
        value.id,
        Option(value.`type`),
        value.timestamp,
        Option(value.actor),
        Option(value.target),
        value.severity,
        value.duration,
        value.handled,
        Collections.map(value.attributes)(identity[String])
      )

    def original(twin: Event): EventPage.Event =
      new EventPage.Event(
        twin.id,
        twin.`type`.orNull,
        twin.timestamp,
        twin.actor.orNull,
        twin.target.orNull,
        twin.severity,
        twin.duration,
        twin.handled,
        Collections.javaMap(twin.attributes)(identity[String])
      )
  }

  def of(value: EventPage): EventPageTwin =
    EventPageTwin(
      Option(value.source),
      value.page,
      value.last,
      Collections.list(value.events)(Event.of)
    )

  def original(twin: EventPageTwin): EventPage =
    new EventPage(
      twin.source.orNull,
      twin.page,
      twin.last,
      Collections.javaList(twin.events)(Event.original)
    )
}
