package dev.piculet.binary.kotlin.traps

import java.util.TreeSet
import java.util.concurrent.atomic.AtomicLong
import kotlin.random.Random

class LazyCaptured(val first: String, val last: String, separator: String = " ") {
    val full by lazy { "$first$separator$last" }
}

class LazyStale(var name: String) {
    val label by lazy { "$name!" }
}

open class LazySeeded(seed: Int) {
    val text by lazy { "$seed" }
}

class LazySeededBelow(val id: Int) : LazySeeded(Random.nextInt())

class LazyGiven(val name: String, init: () -> String = { "made" }) {
    val label by lazy(init)
}

class LazyReady(val name: String, ready: String = "made") {
    val label by lazyOf(ready)
}

abstract class LazyOfOpen {
    abstract val name: String
    val label by lazy { "<$name>" }
}

class LazyOfOverridden : LazyOfOpen() {
    override var name = "x"
}

class LazyHits(val name: String) {
    val hits by lazy { AtomicLong() }
}

class LazyBuilder(val name: String) {
    val text by lazy { StringBuilder() }
}

class LazyNumbers(val name: String) {
    val numbers by lazy { IntArray(4) }
}

class LazySorted(val name: String) {
    val names: TreeSet<String> by lazy { sortedSetOf() }
}

class LazyDeque(val name: String) {
    val names by lazy { ArrayDeque<String>() }
}

class LazyDefaults(val name: String) {
    val names by lazy { ArrayList(DEFAULTS) }

    private companion object {
        val DEFAULTS = listOf("d")
    }
}

class LazyApplied(val name: String) {
    val names by lazy { mutableListOf<String>().apply { add("a") } }
}

class LazyCopied(val name: String) {
    val chars by lazy { name.toCharArray() }
    val names by lazy { if (name.isEmpty()) null else name.split(" ").toMutableList() }
}

class LazyState(val name: String) {
    val state by lazy { made() }

    private fun made() = State()

    class State {
        var count = 0
    }
}

private var lazyCount = 0

class LazyCounting(val name: String) {
    val number by lazy { ++lazyCount }
}

class LazyCountingBeside(val name: String) {
    val number by lazy { next() }

    private companion object {
        var count = 0

        fun next() = ++count
    }
}

object LazyCounter {
    private var count = 0

    fun next() = ++count
}

class LazyCountingElsewhere(val name: String) {
    val numbers: List<Int> by lazy { name.map { LazyCounter.next() } }
}

class LazySize {
    val items = mutableListOf<String>()
    val total by lazy { items.size }
}

data class LazyJoined(val names: MutableList<String>) {
    val text by lazy { names.joinToString() }
}

class LazyState2 {
    val state = LazyState.State()
    val count by lazy { state.count }
}

data class TeamData(val members: MutableList<String> = mutableListOf()) {
    init {
        members += "lead"
    }
}

open class Joining(members: MutableList<String>) {
    init {
        members += "lead"
    }
}

data class JoiningData(val members: MutableList<String>) : Joining(members)

data class BoundData<T : MutableList<String>>(val members: T) {
    init {
        members += "lead"
    }
}

@JvmInline
value class Crew(val names: MutableList<String>)

data class CrewData(val crew: Crew) {
    init {
        crew.names += "lead"
    }
}

class LazyCrew(val crew: Crew) {
    val count by lazy { crew.names.size }
}

data class TreeData(val above: TreeData?, val name: String) {
    private var below = ""

    init {
        above?.below = name
    }

    fun below() = below
}

data class LazyWords(val names: List<String>) {
    val text by lazy { names.joinToString { "<$it>" } }
    val upper by lazy { names.map { it.uppercase() } }
    val lengths by lazy { upper.associateWith { it.length } }
}

class LazyKept(first: String, val last: String) {
    val first = first
    val initial: Char? by lazy { if (first.isEmpty()) null else first[0] }
    val label by lazy(LazyThreadSafetyMode.PUBLICATION) { "$first $SEPARATOR $last" }

    private companion object {
        const val SEPARATOR = "-"
    }
}

data class CheckedTeam(val members: MutableList<String>, val captain: Captain) {
    init {
        require(members.size < 9) { "too many: ${members.size}" }
        require(members.all { it.isNotEmpty() } && captain.name in members)
    }

    val size by lazy { captain.name.length }

    data class Captain(val name: String, val names: List<String>)
}

val lazyTraps: List<Trap> =
    listOf(
        trap({ LazyCaptured("a", "b", "-") }, later = { it.full }),
        trap({
            LazyStale("a").also {
                it.label
                it.name = "b"
            }
        }, later = { it.label }),
        trap({ LazySeededBelow(1) }, later = { it.text }),
        trap({ LazyGiven("a") { "given" } }, later = { it.label }),
        trap({ LazyReady("a", "given") }, later = { it.label }),
        trap({
            LazyOfOverridden().also {
                it.label
                it.name = "b"
            }
        }, later = { it.label }),
        trap({ LazyHits("a").also { it.hits.incrementAndGet() } }, later = { it.hits.get() }),
        trap({ LazyBuilder("a").also { it.text.append("b") } }, later = { it.text.toString() }),
        trap({ LazyNumbers("a").also { it.numbers[0] = 1 } }, later = { it.numbers.toList() }),
        trap({ LazySorted("a").also { it.names += "b" } }, later = { it.names.toList() }),
        trap({ LazyDeque("a").also { it.names += "b" } }, later = { it.names.toList() }),
        trap({ LazyDefaults("a").also { it.names += "b" } }, later = { it.names }),
        trap({ LazyApplied("a").also { it.names += "b" } }, later = { it.names }),
        trap({
            LazyCopied("a").also { it.chars[0] = 'b' }
        }, { LazyCopied("a b").also { it.names!!.add("c") } }, later = {
            it.chars.toList().toString() + it.names
        }),
        trap({ LazyState("a").also { it.state.count++ } }, later = { it.state.count }),
        trap({ LazyCounting("a").also { it.number } }, later = { it.number }),
        trap({ LazyCountingBeside("a").also { it.number } }, later = { it.number }),
        trap({ LazyCountingElsewhere("ab").also { it.numbers } }, later = { it.numbers }),
        trap({
            LazySize().also {
                it.total
                it.items += "a"
            }
        }, later = { it.total }),
        trap({
            LazyJoined(mutableListOf("a")).also {
                it.text
                it.names += "b"
            }
        }, later = { it.text }),
        trap({
            LazyState2().also {
                it.count
                it.state.count++
            }
        }, later = { it.count }),
        trap({ TeamData() }),
        trap({ BoundData(mutableListOf("a")) }),
        trap({ CrewData(Crew(mutableListOf("a"))) }),
        trap({ LazyCrew(Crew(mutableListOf("a"))).also { it.count } }, later = {
            it.crew.names += "b"
            it.count
        }),
        trap({ JoiningData(mutableListOf()) }),
        trap({ TreeData(TreeData(null, "a"), "b").also { TreeData(it.above, "c") } }, later = { it.above?.below() }),
        trap({ LazyWords(listOf("a", "b")) }, later = { it.text + it.lengths }),
        trap({ LazyKept("a", "b") }, later = { it.label + it.initial }),
        trap({ CheckedTeam(mutableListOf("a"), CheckedTeam.Captain("a", listOf())) }, later = { it.size }),
    )
