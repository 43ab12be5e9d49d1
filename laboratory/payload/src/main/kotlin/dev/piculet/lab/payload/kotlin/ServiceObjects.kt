package dev.piculet.lab.payload.kotlin

import dev.piculet.lab.payload.size.ContentSize
import java.time.Instant
import java.time.LocalDate
import kotlin.math.roundToLong
import kotlin.random.Random

/*
 * Each function makes one object with random values that look like those of real services. Nulls stand at the same
 * places whatever the seed, so that the work is the same.
 */

private const val CENTS = 100.0
private const val FIRST_DAY = 18_000L
private const val LAST_DAY = 20_000L
private const val MILLIS_A_DAY = 86_400_000L

private val names = listOf("Ada Lovelace", "Grace Hopper", "Alan Turing", "Barbara Liskov", "Edsger Dijkstra")
private val cities = listOf("Hamburg", "Lyon", "Oslo", "Valencia", "Porto", "Aarhus", "Gdansk")
private val streets = listOf("Harbour Street", "Mill Lane", "Station Road", "Church Square", "Elm Avenue")
private val words = listOf("steel", "lamp", "garden", "chair", "table", "folding", "small", "oak", "wool", "set")
private val countries = listOf("DE", "FR", "NO", "ES", "PT", "DK", "PL")

internal fun product(random: Random): Product =
    Product(
        id = random.id(),
        name = random.title(),
        price = random.amount(),
        quantity = random.nextInt(1, 1_000),
        available = random.nextBoolean(),
        colour = random.from(Colour.entries),
        releasedOn = random.date(),
        changedAt = random.instant(),
        maker = Maker(random.from(names), random.from(cities), random.nextInt(1850, 2020)),
        parts = List(4) { Part(random.code("P"), random.nextInt(1, 20), random.amount()) },
        stock = cities.take(4).associateWith { random.nextInt(0, 500) },
        tags = List(3) { random.from(words) },
        note = null,
        discount = random.amount(),
        successor = null,
    )

internal fun purchaseOrder(random: Random): PurchaseOrder {
    val customer = random.from(names)
    val city = random.from(cities)
    val country = random.from(countries)
    val street = "${random.from(streets)} ${random.nextInt(1, 200)}"
    val postalCode = random.nextInt(10_000, 99_999).toString()
    val lines = List(5) { orderLine(it + 1, random) }
    return PurchaseOrder(
        id = random.id(),
        number = random.code("SO"),
        status = random.from(OrderStatus.entries),
        channel = random.from(OrderChannel.entries),
        currency = "EUR",
        customerId = random.id(),
        customerName = customer,
        customerEmail = customer.lowercase().replace(' ', '.') + "@example.org",
        customerPhone = "+49 40 ${random.nextInt(100_000, 999_999)}",
        companyName = null,
        vatId = null,
        loyaltyTier = "silver",
        firstOrder = random.nextBoolean(),
        billingName = customer,
        billingStreet = street,
        billingCity = city,
        billingPostalCode = postalCode,
        billingCountry = country,
        shippingName = customer,
        shippingStreet = street,
        shippingCity = city,
        shippingPostalCode = postalCode,
        shippingCountry = country,
        shippingMethod = "standard",
        shippingCost = random.amount(),
        carrier = "parcel service",
        trackingNumber = random.code("TN"),
        warehouse = random.code("W"),
        weightGrams = random.nextInt(100, 30_000),
        parcels = random.nextInt(1, 4),
        orderedOn = random.date(),
        promisedOn = random.date(),
        createdAt = random.instant(),
        updatedAt = random.instant(),
        paidAt = random.instant(),
        shippedAt = null,
        lines = lines,
        payments = List(2) { payment(random) },
        itemCount = lines.sumOf { it.quantity },
        subtotal = random.amount(),
        discount = random.amount(),
        couponCode = null,
        taxRate = 0.19,
        tax = random.amount(),
        total = random.amount(),
        giftWrapped = random.nextBoolean(),
        giftMessage = null,
        language = "en",
        campaign = "spring sale",
        revision = random.nextInt(1, 9),
    )
}

/** Returns an order with as many lines as bring its content to about so many bytes. */
internal fun purchaseOrderOfSize(
    bytes: Long,
    random: Random,
): PurchaseOrder {
    val order = purchaseOrder(random).copy(lines = emptyList())
    val lines = mutableListOf<OrderLine>()
    var size = ContentSize.of(order)
    while (size < bytes) {
        val line = orderLine(lines.size + 1, random)
        lines += line
        size += ContentSize.of(line)
    }
    return order.copy(lines = lines)
}

private fun orderLine(
    lineNumber: Int,
    random: Random,
) = OrderLine(
    lineNumber = lineNumber,
    sku = random.code("A"),
    title = random.title(),
    quantity = random.nextInt(1, 10),
    unitPrice = random.amount(),
    discount = random.amount(),
    returnable = random.nextBoolean(),
    note = if (lineNumber == 1) "leave at the door" else null,
)

private fun payment(random: Random) =
    Payment(
        id = random.id(),
        method = random.from(PaymentMethod.entries),
        amount = random.amount(),
        currency = "EUR",
        capturedAt = random.instant(),
        reference = random.code("R"),
    )

private fun Random.id() = nextLong(1L shl 33, 1L shl 52)

private fun Random.amount() = (nextDouble(1.0, 1_000.0) * CENTS).roundToLong() / CENTS

private fun Random.date() = LocalDate.ofEpochDay(nextLong(FIRST_DAY, LAST_DAY))

/** Milliseconds are never 0: the text of an instant is as long whatever the seed. */
private fun Random.instant(): Instant =
    Instant.ofEpochMilli(nextLong(FIRST_DAY, LAST_DAY) * MILLIS_A_DAY + nextLong(0, 86_400) * 1_000 + nextInt(1, 1_000))

private fun Random.code(prefix: String) = "$prefix-${nextInt(100_000, 999_999)}"

private fun Random.title() = List(3) { from(words) }.joinToString(" ")

private fun <T> Random.from(choices: List<T>): T = choices[nextInt(choices.size)]
