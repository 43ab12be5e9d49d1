package dev.piculet.lab.contenders.jsoniterscala

import dev.piculet.lab.contender.{Binding, Contender, Payload, UnsupportedPayloadException}
import dev.piculet.lab.payload.java.JavaPayloads
import dev.piculet.lab.payload.json.JsonPayloads

/** jsoniter-scala as programs in Scala use it: by codecs that its macros make of case classes. */
final class JsoniterScalaContender extends Contender {
  override def bind(payload: Payload): Binding[_] =
    if (payload.suite == JavaPayloads.SUITE || payload.suite == JsonPayloads.SUITE) {
      bindingOf(payload.classes.get(0).getSimpleName)
    } else {
      throw new UnsupportedPayloadException("needs case classes, written for suites java and json")
    }

  private def bindingOf(className: String): Binding[_] =
    className match {
      case "Record20" => new CodecBinding(Codecs.record20, Record20Twin.of, Record20Twin.original)
      case "Order" => new CodecBinding(Codecs.order, OrderTwin.of, OrderTwin.original)
      case "Article" => new CodecBinding(Codecs.article, ArticleTwin.of, ArticleTwin.original)
      case "Subscriber" => new CodecBinding(Codecs.subscriber, SubscriberTwin.of, SubscriberTwin.original)
      case "Profile" => new CodecBinding(Codecs.profile, ProfileTwin.of, ProfileTwin.original)
      case "EventPage" => new CodecBinding(Codecs.eventPage, EventPageTwin.of, EventPageTwin.original)
      case "FeatureCollection" =>
        new CodecBinding(Codecs.featureCollection, FeatureCollectionTwin.of, FeatureCollectionTwin.original)
      case "Timeline" => new CodecBinding(Codecs.timeline, TimelineTwin.of, TimelineTwin.original)
      case "Level" => new CodecBinding(Codecs.level, LevelTwin.of, LevelTwin.original)
      case _ => throw new IllegalArgumentException(s"No case class has been written for $className.")
    }
}
