package dev.piculet.jackson.contract

import com.google.common.collect.ImmutableList
import com.google.common.collect.ImmutableListMultimap
import com.google.common.collect.ImmutableMap
import com.google.common.collect.ImmutableSet
import com.google.common.collect.Multimap
import com.google.common.collect.Range
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.deser.std.StdDeserializer
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.module.SimpleModule
import java.time.Duration
import java.time.Instant
import java.time.LocalDate
import java.util.Optional
import java.util.OptionalInt
import com.google.common.base.Optional as GuavaOptional

/** Other modules of Jackson beside the subject, before it and after it. */
abstract class OtherModuleContract(
    subject: Subject,
) : Contract(subject) {
    private val both: List<JsonMapper> =
        listOf(
            mapper { otherModules().forEach { addModule(it) } },
            builder().addModules(otherModules()).addModule(subject.module(mapOf())).build(),
        )

    data class Collections(
        val list: ImmutableList<TextValue>,
        val set: ImmutableSet<Int> = ImmutableSet.of(1),
        val map: ImmutableMap<TextValue, NumberValue>? = null,
        val multimap: Multimap<String, Int> = ImmutableListMultimap.of("d", 1),
        val range: Range<Int> = Range.closed(1, 2),
        val optional: GuavaOptional<String> = GuavaOptional.of("d"),
    )

    @Test
    fun `collections of Guava`() {
        val value =
            Collections(
                ImmutableList.of(TextValue("a")),
                ImmutableSet.of(2, 3),
                ImmutableMap.of(TextValue("k"), NumberValue(1)),
                ImmutableListMultimap.of("m", 4, "m", 5),
                Range.closed(3, 4),
                GuavaOptional.absent(),
            )
        val json =
            "{'list':['a'],'set':[2,3],'map':{'k':1},'multimap':{'m':[4,5]}," +
                "'range':{'lowerEndpoint':3,'lowerBoundType':'CLOSED','upperEndpoint':4,'upperBoundType':'CLOSED'}," +
                "'optional':null}"
        for (mapper in both) {
            assertEquals(json, mapper.write(value))
            assertEquals(value, mapper.quoted<Collections>(json))
            assertEquals(Collections(ImmutableList.of()), mapper.quoted<Collections>("{'list':[]}"))
        }
    }

    data class Optionals(
        val required: Optional<TextValue>,
        val text: Optional<String> = Optional.of("d"),
        val number: OptionalInt = OptionalInt.of(7),
        val nullable: Optional<String>?,
    )

    @Test
    fun `an Optional that is missing or null is empty unless it has a default`() {
        val empty = Optional.empty<String>()
        for (mapper in both) {
            val value = Optionals(Optional.of(TextValue("t")), empty, OptionalInt.empty(), Optional.of("x"))
            val json = "{'required':'t','text':null,'number':null,'nullable':'x'}"
            assertEquals(json, mapper.write(value))
            assertEquals(value, mapper.quoted<Optionals>(json))
            assertEquals(
                Optionals(Optional.empty(), nullable = null),
                mapper.quoted<Optionals>("{}"),
            )
            assertEquals(
                Optionals(Optional.empty(), nullable = Optional.empty()),
                mapper.quoted<Optionals>("{'required':null,'nullable':null}"),
            )
        }
    }

    data class Times(
        val date: LocalDate,
        val instant: Instant = Instant.EPOCH,
        val duration: Duration? = Duration.ofSeconds(7),
        val dates: Map<LocalDate, List<Instant>> = mapOf(),
    )

    @Test
    fun `times of Java`() {
        val date = LocalDate.of(2026, 1, 2)
        val value = Times(date, Instant.ofEpochSecond(1), null, mapOf(date to listOf(Instant.EPOCH)))
        val json =
            "{'date':'2026-01-02','instant':'1970-01-01T00:00:01Z','duration':null," +
                "'dates':{'2026-01-02':['1970-01-01T00:00:00Z']}}"
        for (mapper in both) {
            assertEquals(json, mapper.write(value))
            assertEquals(value, mapper.quoted<Times>(json))
            assertEquals(Times(date), mapper.quoted<Times>("{'date':'2026-01-02'}"))
        }
    }

    class PeriodReader : StdDeserializer<ClosedRange<*>>(ClosedRange::class.java) {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ): ClosedRange<*> {
            val (start, end) = parser.valueAsString.split("..")
            return LocalDate.parse(start)..LocalDate.parse(end)
        }
    }

    data class Stay(
        val period: ClosedRange<LocalDate>,
    )

    @Test
    fun `a user's module reads the interface ClosedRange`() {
        val own = SimpleModule("own").addDeserializer(ClosedRange::class.java, PeriodReader())
        val orders = listOf(mapper { addModule(own) }, builder().addModules(own, subject.module(mapOf())).build())
        val stay = Stay(LocalDate.of(2026, 1, 1)..LocalDate.of(2026, 2, 1))
        orders.forEach { assertEquals(stay, it.quoted<Stay>("{'period':'2026-01-01..2026-02-01'}")) }
    }
}
