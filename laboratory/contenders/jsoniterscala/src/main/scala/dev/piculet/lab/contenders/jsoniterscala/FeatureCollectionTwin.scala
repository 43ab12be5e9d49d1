package dev.piculet.lab.contenders.jsoniterscala

import dev.piculet.lab.payload.json.FeatureCollection
import FeatureCollectionTwin._

/** [[FeatureCollection]] as case classes. */
final case class FeatureCollectionTwin(
    `type`: Option[String],
    features: Option[List[Feature]]
)

object FeatureCollectionTwin {
  final case class Feature(
      `type`: Option[String],
      id: Long,
      geometry: Option[Geometry],
      properties: Option[Map[String, String]]
  )

  object Feature {
    def of(value: FeatureCollection.Feature): Feature =
      Feature(
        Option(value.`type`),
        value.id,
        Option(value.geometry).map(Geometry.of),
        Collections.map(value.properties)(identity[String])
      )

    def original(twin: Feature): FeatureCollection.Feature =
      new FeatureCollection.Feature(
        twin.`type`.orNull,
        twin.id,
        twin.geometry.map(Geometry.original).orNull,
        Collections.javaMap(twin.properties)(identity[String])
      )
  }

  final case class Geometry(
      `type`: Option[String],
      coordinates: Option[List[Array[Double]]]
  )

  object Geometry {
    def of(value: FeatureCollection.Geometry): Geometry =
      Geometry(
        Option(value.`type`),
        Collections.list(value.coordinates)(identity[Array[Double]])
      )

    def original(twin: Geometry): FeatureCollection.Geometry =
      new FeatureCollection.Geometry(
        twin.`type`.orNull,
        Collections.javaList(twin.coordinates)(identity[Array[Double]])
      )
  }

  def of(value: FeatureCollection): FeatureCollectionTwin =
    FeatureCollectionTwin(
      Option(value.`type`),
      Collections.list(value.features)(Feature.of)
    )

  def original(twin: FeatureCollectionTwin): FeatureCollection =
    new FeatureCollection(
      twin.`type`.orNull,
      Collections.javaList(twin.features)(Feature.original)
    )
}
