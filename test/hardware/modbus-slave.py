"""
Modbus units that are not there, by pymodbus: an implementation that shares nothing with the one under test.

    modbus-slave.py serial PATH BAUD | tcp PORT   UNIT...

Units have discrete inputs, coils and registers 0 to 31, all zero, but no register 20. Told on standard input:
    set UNIT input|coil|register|holding NUMBER VALUE     deaf UNIT     hearing UNIT
It prints `ready`, then a line for each question that reached a unit: `asked UNIT TABLE FROM COUNT`.
"""

import asyncio
import sys

from pymodbus.datastore import ModbusServerContext, ModbusSlaveContext, ModbusSparseDataBlock
from pymodbus.server import StartAsyncSerialServer, StartAsyncTcpServer
from pymodbus.transaction import ModbusRtuFramer

TABLES = {"coil": 1, "input": 2, "holding": 3, "register": 4}
NAMES = {code: name for name, code in TABLES.items()}


def say(*words):
    print(*words, flush=True)


class Unit(ModbusSlaveContext):
    """Says what it is asked; any code that is not one of the four that read is said too."""

    def __init__(self, number):
        self.number = number
        bits = {n: 0 for n in range(32)}
        registers = {n: 0 for n in range(32) if n != 20}
        super().__init__(
            co=ModbusSparseDataBlock(dict(bits)),
            di=ModbusSparseDataBlock(dict(bits)),
            hr=ModbusSparseDataBlock(dict(registers)),
            ir=ModbusSparseDataBlock(dict(registers)),
            zero_mode=True,
        )

    def validate(self, code, address, count=1):
        say("asked", self.number, NAMES.get(code, f"WRITTEN-{code}"), address, count)
        return super().validate(code, address, count)


async def main():
    kind, where, *rest = sys.argv[1:]
    numbers = [int(n) for n in (rest[1:] if kind == "serial" else rest)]
    units = {n: Unit(n) for n in numbers}
    context = ModbusServerContext(slaves=dict(units), single=False)
    loop = asyncio.get_running_loop()

    def told():
        words = sys.stdin.readline().split()
        if not words:
            loop.stop()
        elif words[0] == "set":
            _, unit, table, number, value = words
            units[int(unit)].setValues(TABLES[table], int(number), [int(value)])
        elif words[0] == "deaf":
            del context[int(words[1])]
        elif words[0] == "hearing":
            context[int(words[1])] = units[int(words[1])]
        say("done", *words)

    loop.add_reader(sys.stdin, told)
    loop.call_later(0.2, say, "ready")
    if kind == "serial":
        await StartAsyncSerialServer(
            context,
            framer=ModbusRtuFramer,
            port=where,
            baudrate=int(rest[0]),
            ignore_missing_slaves=True,
        )
    else:
        await StartAsyncTcpServer(
            context,
            address=("127.0.0.1", int(where)),
            allow_reuse_address=True,
            ignore_missing_slaves=True,
        )


asyncio.run(main())
