package dev.piculet.binary.kotlin.traps

import kotlin.time.Duration
import kotlin.time.Duration.Companion.nanoseconds
import kotlin.time.Duration.Companion.seconds
import kotlin.time.TimeSource
import kotlin.uuid.ExperimentalUuidApi
import kotlin.uuid.Uuid

class Pairs(val a: Pair<String, MutableList<Int>?>, val b: Triple<Int, Any, Char>)

class Results(val a: Result<String>, val b: Result<MutableList<String>>?)

class Regexes(val a: Regex)

class Ranges(val a: IntRange, val b: LongProgression, val c: CharRange)

class OpenRange(val a: ClosedRange<String>, val b: ClosedFloatingPointRange<Double>)

class Deque(val a: ArrayDeque<String>)

class Durations(val a: Duration, val b: Duration?, val c: List<Duration>, val d: Any) {
    val text = a.toString()
    val twice = a * 2
}

@OptIn(ExperimentalUuidApi::class)
class Uuids(val a: Uuid, val b: Uuid?, val c: Any)

class Marks(val a: TimeSource.Monotonic.ValueTimeMark)

class Built(val a: List<String>, val b: MutableList<String>)

class MapHolder(val a: Map<String, Int>, val b: MutableMap<String, Int>)

class ListHolder(val a: List<String>, val b: List<String>)

class SetHolder(val a: Set<Any>, val b: MutableCollection<*>)

class Indexed(val a: Iterable<IndexedValue<String>>, val b: IndexedValue<String>)

class Grouped(val a: Grouping<String, Int>)

class Matched(val a: MatchResult)

class Texts(val a: CharSequence, val b: StringBuilder)

class Randoms(val a: kotlin.random.Random)

class Comparators(val a: Comparator<String>)

class Instants
    @OptIn(kotlin.time.ExperimentalTime::class)
    constructor(val a: kotlin.time.Instant)

class HexFormats(val a: HexFormat)

class Units(val a: Unit, val b: Any)

val standardTraps: List<Trap> =
    listOf(
        trap({ Pairs("a" to mutableListOf(1), Triple(1, 2L, 'c')) }, { Pairs("a" to null, Triple(1, listOf(2), 'c')) }),
        trap({ Results(Result.success("a"), null) }, {
            Results(
                Result.success("a"),
                Result
                    .failure(IllegalStateException("x")),
            )
        }),
        trap({ Regexes(Regex("a.", RegexOption.IGNORE_CASE)) }),
        trap({ Ranges(1..3, 10L downTo 1L step 4, 'a'..'c') }),
        trap({
            Box(1..3)
        }, {
            Box(1..10 step 4)
        }, {
            Box(1L..2L)
        }, { Box('a'..'b') }, { Box("a".."b") }, { Box(1.0..2.0) }, { Box(1u..3u) }, { Box(0.5f..<2f) }),
        trap({ OpenRange("a".."b", 1.0..2.0) }),
        trap({ Deque(ArrayDeque(listOf("a", "b")).also { it.addFirst("z") }) }, later = {
            it.a.removeLast()
            it.a.addFirst("q")
            it.a
        }),
        trap({
            Durations(3.seconds, 5.nanoseconds, listOf(Duration.INFINITE), 7.seconds)
        }, { Durations(Duration.INFINITE, null, listOf(), "x") }),
        trap({ uuids() }),
        trap({ Marks(TimeSource.Monotonic.markNow()) }),
        trap({
            var open: Built? = null
            buildList {
                add("a")
                open = Built(this, this)
                add("b")
            }
            open!!
        }, later = { runCatching { it.b += "c" }.isSuccess }),
        trap({ openBuilt() }, later = {
            it.b += "c"
            it.a
        }),
        trap({
            MapHolder(mapOf("a" to 1).withDefault { 7 }, mutableMapOf("a" to 1).withDefault { 8 })
        }, later = { it.a.getValue("none") + it.b.getValue("zz") }),
        trap({
            MapHolder(buildMap { put("a", 1) }, mutableMapOf())
        }, later = { runCatching { it.b["z"] = 2 }.isSuccess }),
        trap({ Box(mapOf("a" to 1).withDefault { 7 }) }, later = { (it.value as Map<String, Int>).getValue("none") }),
        trap({
            ListHolder(mutableListOf("a", "b").asReversed(), listOf("a", "b", "c").subList(1, 3))
        }, later = {
            runCatching {
                (it.a as MutableList<String>)
                    .add("x")
            }.isSuccess
        }),
        trap({
            val l = mutableListOf("a", "b")
            ListHolder(l, l.asReversed())
        }),
        trap({
            ListHolder(List(2) { "$it" }, arrayOf("a").asList())
        }, later = {
            runCatching {
                (it.b as MutableList<String>)
                    .add("x")
            }.isSuccess
        }),
        trap({ SetHolder(mutableMapOf("a" to 1).entries, mutableMapOf("a" to 1).values) }),
        trap({ SetHolder(mapOf("a" to 1).keys, mutableListOf(1)) }),
        trap({ SetHolder(setOf("z"), sortedSetOf(1)) }, {
            SetHolder(
                buildSet {
                    add("z")
                    add("b")
                },
                mutableListOf<Any>(),
            )
        }),
        trap({ Box(listOf("a", "b").withIndex()) }, later = { (it.value as Iterable<*>).toList() }),
        trap({
            Indexed(listOf("a").withIndex(), IndexedValue(1, "a"))
        }, { Indexed(listOf("a").withIndex().toList(), IndexedValue(1, "a")) }),
        trap({ Grouped(listOf("a").groupingBy { it.length }) }),
        trap({ Matched(Regex("a").find("xa")!!) }),
        trap({ Texts("a", StringBuilder("b")) }, { Texts(StringBuilder("b"), StringBuilder("b")) }, later = {
            it.b
                .append("x")
        }),
        trap({
            Randoms(kotlin.random.Random(3))
        }, { Randoms(kotlin.random.Random.Default) }, later = {
            if (it.a === kotlin.random.Random) {
                0
            } else {
                it.a
                    .nextInt()
            }
        }),
        trap({
            Comparators(naturalOrder())
        }, {
            Comparators(reverseOrder())
        }, { Comparators(compareBy { it.length }) }, { Comparators(String.CASE_INSENSITIVE_ORDER) }, later = {
            it.a
                .compare("a", "b")
        }),
        trap({ instants() }),
        trap({ HexFormats(HexFormat.UpperCase) }, {
            HexFormats(
                HexFormat {
                    upperCase = true
                    bytes.bytesPerLine = 3
                },
            )
        }, later = { byteArrayOf(-1, 10).toHexString(it.a) }),
        trap({ Units(Unit, Unit) }, later = { it.b === Unit }),
    )

@OptIn(ExperimentalUuidApi::class)
private fun uuids() = Uuids(Uuid.fromLongs(1, 2), null, Uuid.fromLongs(3, 4))

@OptIn(kotlin.time.ExperimentalTime::class)
private fun instants() = Instants(kotlin.time.Instant.fromEpochSeconds(5, 6))

private fun openBuilt(): Built {
    val kept = mutableListOf<MutableList<String>>()
    buildList {
        add("a")
        kept.add(this)
    }
    return Built(kept[0], mutableListOf())
}
