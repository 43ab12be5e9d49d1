package dev.piculet.lab.contenders.jsoniterscala

import dev.piculet.lab.payload.java.Order
import java.time.Instant
import OrderTwin._

/** [[Order]] as case classes. */
final case class OrderTwin(
    id: Long,
    number: Option[String],
    status: Option[Order.Status],
    customer: Option[Customer],
    lines: Option[List[Line]],
    total: Option[BigDecimal],
    currency: Option[String],
    orderedAt: Option[Instant],
    note: Option[String]
)

object OrderTwin {
  final case class Customer(
      id: Long,
      name: Option[String],
      email: Option[String],
      firstOrder: Boolean,
      address: Option[Address]
  )

  object Customer {
    def of(value: Order.Customer): Customer =
      Customer(
        value.id,
        Option(value.name),
        Option(value.email),
        value.firstOrder,
        Option(value.address).map(Address.of)
      )

    def original(twin: Customer): Order.Customer =
      new Order.Customer(
        twin.id,
        twin.name.orNull,
        twin.email.orNull,
        twin.firstOrder,
        twin.address.map(Address.original).orNull
      )
  }

  final case class Address(
      street: Option[String],
      city: Option[String],
      postalCode: Option[String],
      country: Option[String]
  )

  object Address {
    def of(value: Order.Address): Address =
      Address(
        Option(value.street),
        Option(value.city),
        Option(value.postalCode),
        Option(value.country)
      )

    def original(twin: Address): Order.Address =
      new Order.Address(
        twin.street.orNull,
        twin.city.orNull,
        twin.postalCode.orNull,
        twin.country.orNull
      )
  }

  final case class Line(
      position: Int,
      sku: Option[String],
      title: Option[String],
      quantity: Int,
      price: Option[BigDecimal],
      gift: Boolean
  )

  object Line {
    def of(value: Order.Line): Line =
      Line(
        value.position,
        Option(value.sku),
        Option(value.title),
        value.quantity,
        Option(value.price).map(BigDecimal(_)),
        value.gift
      )

    def original(twin: Line): Order.Line =
      new Order.Line(
        twin.position,
        twin.sku.orNull,
        twin.title.orNull,
        twin.quantity,
        twin.price.map(_.bigDecimal).orNull,
        twin.gift
      )
  }

  def of(value: Order): OrderTwin =
    OrderTwin(
      value.id,
      Option(value.number),
      Option(value.status),
      Option(value.customer).map(Customer.of),
      Collections.list(value.lines)(Line.of),
      Option(value.total).map(BigDecimal(_)),
      Option(value.currency),
      Option(value.orderedAt),
      Option(value.note)
    )

  def original(twin: OrderTwin): Order =
    new Order(
      twin.id,
      twin.number.orNull,
      twin.status.orNull,
      twin.customer.map(Customer.original).orNull,
      Collections.javaList(twin.lines)(Line.original),
      twin.total.map(_.bigDecimal).orNull,
      twin.currency.orNull,
      twin.orderedAt.orNull,
      twin.note.orNull
    )
}
