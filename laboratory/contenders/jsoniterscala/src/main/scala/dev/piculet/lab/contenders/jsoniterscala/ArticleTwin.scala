package dev.piculet.lab.contenders.jsoniterscala

import dev.piculet.lab.payload.java.Article
import java.time.{Instant, LocalDate}
import java.util.UUID

/** [[Article]] as a case class. */
final case class ArticleTwin(
    id: Long,
    name: Option[String],
    description: Option[String],
    quantity: Int,
    price: Option[BigDecimal],
    weight: Double,
    available: Boolean,
    reference: Option[UUID],
    category: Option[Article.Category],
    releasedOn: Option[LocalDate],
    changedAt: Option[Instant],
    tags: Option[List[String]],
    stock: Option[Map[String, Int]],
    rating: Option[Double],
    supplierId: Option[Long]
)

object ArticleTwin {
  def of(value: Article): ArticleTwin =
    ArticleTwin(
      value.getId,
      Option(value.getName),
      Option(value.getDescription),
      value.getQuantity,
      Option(value.getPrice).map(BigDecimal(_)),
      value.getWeight,
      value.isAvailable,
      Option(value.getReference),
      Option(value.getCategory),
      Option(value.getReleasedOn),
      Option(value.getChangedAt),
      Collections.list(value.getTags)(identity[String]),
      Collections.map(value.getStock)((count: Integer) => count.intValue),
      Option(value.getRating).map(_.doubleValue),
      Option(value.getSupplierId).map(_.longValue)
    )

  def original(twin: ArticleTwin): Article = {
    val value = new Article
    value.setId(twin.id)
    value.setName(twin.name.orNull)
    value.setDescription(twin.description.orNull)
    value.setQuantity(twin.quantity)
    value.setPrice(twin.price.map(_.bigDecimal).orNull)
    value.setWeight(twin.weight)
    value.setAvailable(twin.available)
    value.setReference(twin.reference.orNull)
    value.setCategory(twin.category.orNull)
    value.setReleasedOn(twin.releasedOn.orNull)
    value.setChangedAt(twin.changedAt.orNull)
    value.setTags(Collections.javaList(twin.tags)(identity[String]))
    value.setStock(Collections.javaMap(twin.stock)((count: Int) => Int.box(count)))
    value.setRating(twin.rating.map(Double.box).orNull)
    value.setSupplierId(twin.supplierId.map(Long.box).orNull)
    value
  }
}
