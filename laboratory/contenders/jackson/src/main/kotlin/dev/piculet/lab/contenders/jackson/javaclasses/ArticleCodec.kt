package dev.piculet.lab.contenders.jackson.javaclasses

import dev.piculet.lab.contenders.jackson.Codec
import dev.piculet.lab.contenders.jackson.currentMember
import dev.piculet.lab.contenders.jackson.expectObject
import dev.piculet.lab.contenders.jackson.nextBoolean
import dev.piculet.lab.contenders.jackson.nextDouble
import dev.piculet.lab.contenders.jackson.nextInt
import dev.piculet.lab.contenders.jackson.nextLong
import dev.piculet.lab.contenders.jackson.nextNullableDouble
import dev.piculet.lab.contenders.jackson.nextNullableInstant
import dev.piculet.lab.contenders.jackson.nextNullableLong
import dev.piculet.lab.contenders.jackson.nextNullableString
import dev.piculet.lab.contenders.jackson.skipMember
import dev.piculet.lab.contenders.jackson.writeDouble
import dev.piculet.lab.contenders.jackson.writeFlag
import dev.piculet.lab.contenders.jackson.writeInt
import dev.piculet.lab.contenders.jackson.writeLong
import dev.piculet.lab.contenders.jackson.writeNullableDouble
import dev.piculet.lab.contenders.jackson.writeNullableLong
import dev.piculet.lab.contenders.jackson.writeNullableText
import dev.piculet.lab.payload.java.Article
import dev.piculet.lab.payload.java.Article.Category
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.SerializableString
import tools.jackson.core.io.SerializedString
import java.math.BigDecimal
import java.time.Instant
import java.time.LocalDate
import java.util.UUID

private val ID: SerializableString = SerializedString("id")
private val NAME: SerializableString = SerializedString("name")
private val DESCRIPTION: SerializableString = SerializedString("description")
private val QUANTITY: SerializableString = SerializedString("quantity")
private val PRICE: SerializableString = SerializedString("price")
private val WEIGHT: SerializableString = SerializedString("weight")
private val AVAILABLE: SerializableString = SerializedString("available")
private val REFERENCE: SerializableString = SerializedString("reference")
private val CATEGORY: SerializableString = SerializedString("category")
private val RELEASED_ON: SerializableString = SerializedString("releasedOn")
private val CHANGED_AT: SerializableString = SerializedString("changedAt")
private val TAGS: SerializableString = SerializedString("tags")
private val STOCK: SerializableString = SerializedString("stock")
private val RATING: SerializableString = SerializedString("rating")
private val SUPPLIER_ID: SerializableString = SerializedString("supplierId")

/** Reads and writes [Article]. */
internal class ArticleCodec(
    private val inOrder: Boolean,
) : Codec<Article> {
    override fun read(parser: JsonParser): Article {
        parser.expectObject()
        var id = 0L
        var name: String? = null
        var description: String? = null
        var quantity = 0
        var price: BigDecimal? = null
        var weight = 0.0
        var available = false
        var reference: UUID? = null
        var category: Category? = null
        var releasedOn: LocalDate? = null
        var changedAt: Instant? = null
        var tags: List<String?>? = null
        var stock: Map<String, Int>? = null
        var rating: Double? = null
        var supplierId: Long? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(ID)) id = parser.nextLong() else return@declaredOrder
            if (parser.nextName(NAME)) name = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(DESCRIPTION)) description = parser.nextNullableString() else return@declaredOrder
            if (parser.nextName(QUANTITY)) quantity = parser.nextInt() else return@declaredOrder
            if (parser.nextName(PRICE)) price = parser.nextNullableDecimal() else return@declaredOrder
            if (parser.nextName(WEIGHT)) weight = parser.nextDouble() else return@declaredOrder
            if (parser.nextName(AVAILABLE)) available = parser.nextBoolean() else return@declaredOrder
            if (parser.nextName(REFERENCE)) reference = parser.nextParsed(UUID::fromString) else return@declaredOrder
            if (parser.nextName(CATEGORY)) category = parser.nextParsed(Category::valueOf) else return@declaredOrder
            if (parser.nextName(RELEASED_ON)) releasedOn = parser.nextNullableDate() else return@declaredOrder
            if (parser.nextName(CHANGED_AT)) changedAt = parser.nextNullableInstant() else return@declaredOrder
            if (parser.nextName(TAGS)) tags = parser.nextNullableStrings() else return@declaredOrder
            if (parser.nextName(STOCK)) stock = parser.nextNullableIntsByName() else return@declaredOrder
            if (parser.nextName(RATING)) rating = parser.nextNullableDouble() else return@declaredOrder
            if (parser.nextName(SUPPLIER_ID)) supplierId = parser.nextNullableLong() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "id" -> id = parser.nextLong()
                "name" -> name = parser.nextNullableString()
                "description" -> description = parser.nextNullableString()
                "quantity" -> quantity = parser.nextInt()
                "price" -> price = parser.nextNullableDecimal()
                "weight" -> weight = parser.nextDouble()
                "available" -> available = parser.nextBoolean()
                "reference" -> reference = parser.nextParsed(UUID::fromString)
                "category" -> category = parser.nextParsed(Category::valueOf)
                "releasedOn" -> releasedOn = parser.nextNullableDate()
                "changedAt" -> changedAt = parser.nextNullableInstant()
                "tags" -> tags = parser.nextNullableStrings()
                "stock" -> stock = parser.nextNullableIntsByName()
                "rating" -> rating = parser.nextNullableDouble()
                "supplierId" -> supplierId = parser.nextNullableLong()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        val value = Article()
        value.id = id
        value.name = name
        value.description = description
        value.quantity = quantity
        value.price = price
        value.weight = weight
        value.isAvailable = available
        value.reference = reference
        value.category = category
        value.releasedOn = releasedOn
        value.changedAt = changedAt
        value.tags = tags
        value.stock = stock
        value.rating = rating
        value.supplierId = supplierId
        return value
    }

    override fun write(
        generator: JsonGenerator,
        value: Article,
    ) {
        generator.writeStartObject()
        generator.writeLong(ID, value.id)
        generator.writeNullableText(NAME, value.name)
        generator.writeNullableText(DESCRIPTION, value.description)
        generator.writeInt(QUANTITY, value.quantity)
        generator.writeNullableDecimal(PRICE, value.price)
        generator.writeDouble(WEIGHT, value.weight)
        generator.writeFlag(AVAILABLE, value.isAvailable)
        generator.writeNullableText(REFERENCE, value.reference?.toString())
        generator.writeNullableText(CATEGORY, value.category?.name)
        generator.writeNullableText(RELEASED_ON, value.releasedOn?.toString())
        generator.writeNullableText(CHANGED_AT, value.changedAt?.toString())
        generator.writeNullableStrings(TAGS, value.tags)
        generator.writeNullableIntsByName(STOCK, value.stock)
        generator.writeNullableDouble(RATING, value.rating)
        generator.writeNullableLong(SUPPLIER_ID, value.supplierId)
        generator.writeEndObject()
    }
}
