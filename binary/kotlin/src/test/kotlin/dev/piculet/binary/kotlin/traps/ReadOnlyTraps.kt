package dev.piculet.binary.kotlin.traps

import kotlin.properties.ReadOnlyProperty
import kotlin.reflect.KProperty

class Stamp {
    private val at =
        java.util.UUID
            .randomUUID()
            .toString()

    operator fun getValue(
        thisRef: Any?,
        property: KProperty<*>,
    ) = at
}

class Tag {
    operator fun getValue(
        thisRef: Any?,
        property: KProperty<*>,
    ) = property.name
}

object OneTag {
    private val kept = "one"

    operator fun getValue(
        thisRef: Any?,
        property: KProperty<*>,
    ) = kept + property.name
}

private val sharedTag = Tag()

class Ticket(val name: String) {
    val id: String by Stamp()
}

class TicketTransient(val name: String) {
    @delegate:Transient
    val length: Int by Length(name)
}

class Length(private val text: String) {
    operator fun getValue(
        thisRef: Any?,
        property: KProperty<*>,
    ) = text.length
}

open class Stamped {
    val id: String by Stamp()
}

class TicketBelow(val name: String) : Stamped()

class TicketsBelow(val name: String) : Stamped(), java.io.Serializable {
    val length = name.length + java.util.Random().nextInt(1)
}

class Bag(val name: String) : ArrayList<String>() {
    val id: String by Stamp()
}

class Project {
    var cell = Holder("new")
    val name: String by cell
}

class ByCell(val cell: Holder) {
    val name: String by cell
}

class ByCellOfVal(cell: Holder) {
    val kept = cell
    val name: String by cell
}

class ByMapOfVal(val map: Map<String, Any>) {
    val name: String by map
}

class ByOtherVal(val first: String) {
    val alias: String by this::first
}

class ByPartOf(val base: Base) {
    val alias: String by base::name
}

class ByTags(val name: String) {
    val own: String by Tag()
    val one: String by OneTag
    val shared: String by sharedTag
    val function: String by ReadOnlyProperty<Any?, String> { _, property -> property.name }
}

class TicketByBuilder private constructor(builder: Builder) {
    val name = builder.name
    val id: String by Stamp()

    class Builder {
        var name = ""

        fun build() = TicketByBuilder(this)
    }
}

class MapByBuilder private constructor(builder: Builder) {
    val map = builder.map
    val name: String by builder.map

    class Builder {
        var map = mapOf<String, Any>()

        fun build() = MapByBuilder(this)
    }
}

class NamedByBuilder private constructor(builder: Builder) : Named by builder.named {
    val kept = builder.named

    class Builder {
        var named: Named = Base("none", mutableListOf())

        fun build() = NamedByBuilder(this)
    }
}

class NamedByAnother private constructor(builder: Builder) : Named by Base("a", builder.items) {
    val kept = builder.items

    class Builder {
        var items = mutableListOf<String>()

        fun build() = NamedByAnother(this)
    }
}

val readOnlyTraps: List<Trap> =
    listOf(
        trap({ Ticket("a") }, later = { it.id }),
        trap({ TicketTransient("a") }, later = { it.length }),
        trap({ TicketBelow("a") }, later = { it.id }),
        trap({ TicketsBelow("a") }, later = { it.id }),
        trap({ Bag("a").also { it += "b" } }, later = { it.id }),
        trap({ Project().also { it.cell.value = "Piculet" } }, {
            Project().also { it.cell = Holder("other") }
        }, later = { it.name }),
        trap({ ByCell(Holder("a")) }, later = {
            it.cell.value = "b"
            it.name
        }),
        trap({ ByCellOfVal(Holder("a")) }, later = {
            it.kept.value = "b"
            it.name
        }),
        trap({ ByMapOfVal(mapOf("name" to "a")) }, later = { it.name }),
        trap({ ByOtherVal("a") }, later = { it.alias }),
        trap({ ByPartOf(Base("a", mutableListOf())) }, later = { it.alias }),
        trap({ ByTags("a") }, later = { it.own + it.one + it.shared + it.function }),
        trap({ TicketByBuilder.Builder().also { it.name = "a" }.build() }, later = { it.id }),
        trap({ MapByBuilder.Builder().also { it.map = mapOf("name" to "a") }.build() }, later = { it.name }),
        trap({
            NamedByBuilder.Builder().also { it.named = Base("a", mutableListOf()) }.build()
        }, later = {
            it.items += "b"
            it.name + it.kept.items
        }),
        trap({ NamedByAnother.Builder().build() }, later = {
            it.items += "b"
            it.kept
        }),
    )
