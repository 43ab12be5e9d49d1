package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonAnyGetter
import com.fasterxml.jackson.annotation.JsonFilter
import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonInclude
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonRawValue
import com.fasterxml.jackson.annotation.JsonUnwrapped
import com.fasterxml.jackson.annotation.JsonValue
import com.fasterxml.jackson.annotation.JsonView
import tools.jackson.core.JsonGenerator
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.ValueSerializer
import tools.jackson.databind.annotation.JsonSerialize
import java.io.IOException
import java.math.BigDecimal

/** Classes that generated code writes into the generator's buffer, in whole or in part, beside [BufferClasses]. */
internal object OutputClasses {
    val all: List<Class<*>> =
        listOf(
            BufferClasses.Numbers::class.java,
            BufferClasses.Kinds::class.java,
            BufferClasses.Nullables::class.java,
            BufferClasses.Names::class.java,
            BufferClasses.Wide::class.java,
            BufferClasses.Tree::class.java,
            BufferClasses.Circle::class.java,
            Texts::class.java,
            Wrapped::class.java,
            Tagged::class.java,
            Mixed::class.java,
            Outer::class.java,
            Extra::class.java,
            Seen::class.java,
            Sieved::class.java,
            Table::class.java,
            Odd::class.java,
            Peeked::class.java,
            Failing::class.java,
            LongNames::class.java,
            BadName::class.java,
        ) + NestedClasses.all

    data class Texts(
        val first: String,
        val number: Int,
        val second: String,
        val third: String?,
    )

    @JvmInline
    value class Amount(
        val cents: Long,
    )

    @JvmInline
    value class Label(
        val text: String,
    )

    @JvmInline
    value class Maybe(
        val text: String?,
    )

    data class Wrapped(
        val label: Label,
        val amount: Amount,
        val maybe: Maybe,
        val maybeLabel: Label?,
        val boxed: Amount?,
        val plain: Int,
        val labels: List<Label>,
    )

    class Tag(
        @get:JsonValue val text: String?,
    )

    data class Tagged(
        val id: Int,
        val tag: Tag,
        val maybe: Tag?,
        val all: List<Tag>,
        val last: Boolean,
    )

    /** Values that other code writes, between those that are written into the buffer. */
    data class Mixed(
        val amount: BigDecimal,
        val number: Int,
        val anything: Any?,
        @get:JsonRawValue val raw: String,
        @get:JsonInclude(JsonInclude.Include.NON_NULL) val absent: Int?,
        val truth: Boolean,
        @get:JsonInclude(JsonInclude.Include.NON_EMPTY) val empty: String?,
        @get:JsonInclude(JsonInclude.Include.NON_DEFAULT) val count: Int,
        @get:JsonFormat(shape = JsonFormat.Shape.STRING) val shaped: Long,
        val shape: BufferClasses.Shape?,
    )

    data class Outer(
        val before: Int,
        @get:JsonUnwrapped(prefix = "in-") val inner: Texts,
        val after: String?,
    )

    data class Extra(
        val known: String?,
        @get:JsonAnyGetter val others: Map<String, Any?>,
        val last: Int,
    )

    data class Seen(
        val always: Int,
        @get:JsonView(Number::class) val hidden: String,
        @get:JsonView(Int::class) val shown: Long,
        val last: Double,
    )

    @JsonFilter("sieve")
    data class Sieved(
        val number: Int,
        val text: String,
        val numbers: BufferClasses.Numbers,
    )

    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    data class Row(
        val number: Int,
        val text: String,
    )

    data class Table(
        val rows: List<Row>,
        val total: Long,
    )

    /** A value whose serializer does what it should not. */
    data class Odd(
        val first: Int,
        @get:JsonSerialize(using = Meddler::class) val kind: Byte,
        val second: String?,
        val third: Double,
    )

    internal class Meddler : ValueSerializer<Byte>() {
        override fun serialize(
            value: Byte?,
            gen: JsonGenerator,
            context: SerializationContext,
        ) {
            when (value!!.toInt()) {
                0 -> gen.writeNumber(1)
                1 -> flush(gen)
                2 -> gen.writeRawValue("[ 1 ]")
                3 -> shout(gen)
                4 -> breakOff(gen)
                5 -> addAnother(gen)
                6 -> gen.writeStartArray()
                7 -> error("nothing is written")
                8 -> leaveName(gen)
                9 -> gen.writeEndObject()
                else -> gen.writeBoolean(true)
            }
        }

        private fun flush(gen: JsonGenerator) {
            gen.flush()
            gen.writeString("flushed")
        }

        private fun shout(gen: JsonGenerator) {
            gen.writeString("escaped \u00e9")
            gen.setCharacterEscapes(Shouting)
        }

        private fun breakOff(gen: JsonGenerator) {
            gen.writeStartObject()
            gen.writeName("begun")
            error("half an object")
        }

        private fun addAnother(gen: JsonGenerator) {
            gen.writeStartObject()
            gen.writeName("inner")
            gen.writeNumber(1)
            gen.writeEndObject()
            gen.writeName("another")
            gen.writeNull()
        }

        private fun leaveName(gen: JsonGenerator) {
            gen.writeNumber(1)
            gen.writeName("left")
        }
    }

    /** A property that writes what the generator tells of itself. */
    data class Peeked(
        val first: Int,
        @get:JsonUnwrapped @get:JsonSerialize(using = Peeker::class) val seen: String,
        val second: String,
        @get:JsonUnwrapped @get:JsonSerialize(using = Peeker::class) val again: String?,
        val third: Boolean?,
    )

    internal class Peeker : ValueSerializer<String>() {
        override fun isUnwrappingSerializer() = true

        override fun serialize(
            value: String?,
            gen: JsonGenerator,
            context: SerializationContext,
        ) {
            val seen = gen.streamWriteContext()
            val around = gen.currentValue()?.javaClass?.simpleName
            val text = "${seen.pathAsPointer()} ${seen.entryCount} ${gen.streamWriteOutputBuffered()} $around"
            gen.writeName("$value")
            gen.writeString(text)
        }
    }

    /** Getters that throw, and some that make the buffer full before. */
    data class Failing(
        val first: Int,
        @get:JsonProperty("kind") val kind: Byte,
        val text: String,
    ) {
        val beta: Int get() = if (kind.toInt() == 1) error("no beta") else 2
        val gamma: String? get() = if (kind.toInt() == 2) throw IOException("no gamma") else null
        val maybe: Int? get() = if (kind.toInt() == 3) error("perhaps") else kind.toInt()
        val tag: Tag get() = Tag(text)
        val zeta: Long get() = if (kind.toInt() == 4) throw NoSuchFieldError("no zeta") else 7
    }

    data class LongNames(
        val theNameOfThisPropertyIsLongerThanTheSmallestBuffersThatAreTriedAndCopiedInPieces: Int,
        val theNameOfThisPropertyIsLong: String,
        val theNameOfAnInt: Int,
        val theNameOfAnotherInt: Int?,
        val theNameOfALongNumber: Long,
        val theNameOfAFraction: Double,
        val theNameOfATruthValue: Boolean?,
        val x: Boolean,
    )

    /** A name that UTF-8 can't hold. */
    data class BadName(
        val first: Int,
        @get:JsonProperty("half \ud800") val second: Int,
        val third: String,
    )
}
