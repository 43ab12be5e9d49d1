package dev.piculet.lab.contenders.jsoniterscala

import dev.piculet.lab.payload.json.Level

/** [[Level]] as a case class. */
final case class LevelTwin(
    name: Option[String],
    number: Int,
    tags: Option[List[String]],
    inner: Option[LevelTwin]
)

object LevelTwin {
  def of(value: Level): LevelTwin =
    LevelTwin(
      Option(value.name),
      value.number,
      Collections.list(value.tags)(identity[String]),
      Option(value.inner).map(LevelTwin.of)
    )

  def original(twin: LevelTwin): Level =
    new Level(
      twin.name.orNull,
      twin.number,
      Collections.javaList(twin.tags)(identity[String]),
      twin.inner.map(LevelTwin.original).orNull
    )
}
