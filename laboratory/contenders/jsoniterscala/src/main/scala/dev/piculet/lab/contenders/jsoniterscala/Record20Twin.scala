package dev.piculet.lab.contenders.jsoniterscala

import dev.piculet.lab.payload.java.Record20

/** [[Record20]] as a case class. */
final case class Record20Twin(
    p00: Int,
    p01: Int,
    p02: Int,
    p03: Int,
    p04: Int,
    p05: Int,
    p06: Int,
    p07: Int,
    p08: Int,
    p09: Int,
    p10: Int,
    p11: Int,
    p12: Int,
    p13: Int,
    p14: Int,
    p15: Int,
    p16: Int,
    p17: Int,
    p18: Int,
    p19: Int
)

object Record20Twin {
  def of(value: Record20): Record20Twin =
    Record20Twin(
      value.p00,
      value.p01,
      value.p02,
      value.p03,
      value.p04,
      value.p05,
      value.p06,
      value.p07,
      value.p08,
      value.p09,
      value.p10,
      value.p11,
      value.p12,
      value.p13,
      value.p14,
      value.p15,
      value.p16,
      value.p17,
      value.p18,
      value.p19
    )

  def original(twin: Record20Twin): Record20 =
    new Record20(
      twin.p00,
      twin.p01,
      twin.p02,
      twin.p03,
      twin.p04,
      twin.p05,
      twin.p06,
      twin.p07,
      twin.p08,
      twin.p09,
      twin.p10,
      twin.p11,
      twin.p12,
      twin.p13,
      twin.p14,
      twin.p15,
      twin.p16,
      twin.p17,
      twin.p18,
      twin.p19
    )
}
